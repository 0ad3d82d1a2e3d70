import type { ErrorCode } from '#domain/errors.ts';

export const en = {
  productName: 'Barback',

  common: {
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
    loading: 'Loading',
    tryAgain: 'Please try again',
  },

  connection: {
    live: 'Live',
    reconnecting: 'Reconnecting',
    offline: 'Offline',
  },

  preferences: {
    language: 'Language',
    languageName: { en: 'English', sk: 'Slovenčina' },
    units: 'Measurement units',
    darkTheme: 'Dark theme',
    lightTheme: 'Light theme',
  },

  guest: {
    welcome: 'Welcome to the bar',
    intro: 'Scan the code on your table, or type it here.',
    barCode: 'Bar code',
    barCodePlaceholder: '3-5 digit code',
    enterBar: 'Enter the bar',
    bartenderLink: 'Are you a bartender? Go to your dashboard',
    openNow: 'Open now',
    leaveBar: 'Leave Bar',
    barNotFound: 'Bar Not Found',
    barNotFoundReason: 'The bar code you entered is not valid or the bar has been deactivated',
    tryAnotherCode: 'Try Another Code',
    barClosed: 'Bar Currently Closed',
    barClosedReason: (bar: string) =>
      `${bar} is not taking orders right now. This page opens by itself when it does.`,
  },

  party: {
    notFound: 'Party Not Found',
    notFoundReason: "This party doesn't exist or the share code is invalid.",
  },

  auth: {
    signIn: 'Sign in',
    signUp: 'Sign up',
    signInTitle: 'Welcome back',
    signUpTitle: 'Open your bar',
    signOut: 'Sign out',
    signedIn: 'Signed in',
    email: 'Email',
    password: 'Password',
    repeatPassword: 'Repeat password',
    name: 'Name',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    noAccount: "Don't have an account? Sign up",
    haveAccount: 'Already have an account? Sign in',
    backToGuest: 'Back to Guest View',
    loginRequired: 'You must be logged in to access this page',
    pitch: 'Your bar, live on every phone in the room.',
    pitchPoints: [
      'Guests scan a code and see what you can make right now.',
      'Orders arrive the moment they are placed.',
      'No app to install, no account for guests.',
    ],
    failures: {
      signIn: 'Login failed',
      signUp: 'Sign up failed',
      wrongCredentials: 'Email or password is not right',
      emailTaken: 'An account with this email exists already',
      tooManyTries: 'Too many tries. Wait a minute and try again',
    },
  },

  validation: {
    required: 'This field is required',
    invalidEmail: 'Please enter a valid email address',
    passwordTooShort: 'Password must be at least 8 characters',
    passwordsDoNotMatch: 'Passwords do not match',
    invalidBarCode: 'Invalid bar code',
    nameRequired: 'Name is required',
  },

  dashboard: {
    title: 'Bartender Dashboard',
    subtitle: 'Manage your bars',
    welcome: 'Welcome to your Bartender Dashboard',
    yourBars: 'Your Bars',
    noBars: 'No bars yet. Create your first bar to get started!',
    addBar: 'Add',
    barName: 'Bar name',
    barDescription: 'Description',
    optional: 'optional',
    createBar: 'Create bar',
    createBarFailed: (reason: string) => `Error creating bar: ${reason}`,
    updateBarFailed: (reason: string) => `Error updating bar: ${reason}`,
    open: 'Open for orders',
    openHint: 'Guests can order. Closed, they see that the bar is closed.',
    active: 'Active',
    activeHint: 'Guests find the bar by its code. Deactivated, the code leads nowhere.',
    guestView: 'Guest view',
    allBars: 'All bars',
  },

  errors: {
    INVALID_REQUEST: 'Invalid request',
    INVALID_CURSOR: 'An error occurred',
    UNAUTHORIZED: 'You must be logged in',
    NOT_FOUND: 'Not found',
    UNKNOWN_FUNCTION: 'An error occurred',
    KEY_REUSED: 'An error occurred',
    TOO_LARGE: 'Invalid request',
    TOO_MANY: 'Quota exceeded',
    UNEXPECTED: 'Something went wrong',
    UNAVAILABLE: 'Service temporarily unavailable',
    NETWORK: 'Network error',
  } satisfies Record<ErrorCode, string>,
};

/** The shape every language fills. */
export type Messages = typeof en;
