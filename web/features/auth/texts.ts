import { createTexts } from '#web/i18n/language.ts';

export const en = {
  auth: {
    signIn: 'Sign in',
    signUp: 'Sign up',
    signInTitle: 'Welcome back',
    signUpTitle: 'Open your bar',
    signOut: 'Sign out',
    signedIn: 'Signed in',
    guestSession: 'Guest Session',
    temporaryAccess: 'Temporary access',
    email: 'Email',
    password: 'Password',
    repeatPassword: 'Repeat password',
    passwordRule: 'At least 8 characters',
    confirmationFailed:
      'This confirmation link is no longer valid. You get a new one when you invite somebody',
    name: 'Name',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    continueWith: (issuer: string) => `Continue with ${issuer}`,
    takingYouTo: (issuer: string) => `Taking you to ${issuer}…`,
    or: 'or',
    connectTitle: (issuer: string) => `Sign in with ${issuer}`,
    connectHint: (issuer: string) =>
      `Connect ${issuer} to this account, and you can sign in there as well.`,
    connect: (issuer: string) => `Connect ${issuer}`,
    connected: (issuer: string) => `You can sign in with ${issuer}.`,
    noAccount: "Don't have an account? Sign up",
    haveAccount: 'Already have an account? Sign in',
    unauthorized: 'Unauthorized',
    loginRequired: 'You must be logged in to access this page',
    sessionExpired: 'Your session has expired',
    invitedBy: (inviter: string, organization: string) =>
      `${inviter} invites you to ${organization}`,
    invited: 'You are invited. Sign in, or sign up with the email of the invitation.',
    pitch: 'Your bar, live on every phone in the room.',
    pitchPoints: [
      'Guests scan a code and see what you can make right now.',
      'Orders arrive the moment they are placed.',
      'No app to install, no account for guests.',
    ],
    failures: {
      signIn: 'Login failed',
      signUp: 'Sign up failed',
      wrongCredentials: 'The email or the password is wrong',
      emailTaken: 'There is already an account with this email',
      tooManyTries: 'Too many attempts. Wait a minute and try again',
      wrongPassword: 'The current password is wrong',
      linkExpired: 'This link is no longer valid. Ask for a new one',
      notInvited: 'This invitation is for another email',
      invitationGone: 'This invitation is no longer valid',
      alreadyMember: 'This person is already a member',
      onlyOwner: 'The only owner cannot leave. Make somebody else an owner first',
      notConfirmed:
        'Confirm your own email address first: we have just sent you a link. Then invite again',
      tooManyInvitations: 'That was enough invitations for today. Try again tomorrow',
      tooManyOrganizations: 'You have made as many organizations as one person can',
      passwordsOff: 'Passwords are switched off here',
      cancelled: (issuer: string) =>
        `The sign-in at ${issuer} was cancelled. Nothing has changed, and you can try again`,
      issuerUnavailable: (issuer: string) =>
        `${issuer} is unavailable at the moment. Wait a minute and try again`,
      issuerRefused: (issuer: string) =>
        `Login failed: ${issuer} gave an answer that is not valid. Please try again`,
      signInLost: 'The sign-in took too long, or began in another window. Please try again',
      noEmail: (issuer: string) =>
        `${issuer} gave us no valid email address for you. Add one there, then try again`,
      notConnected: (issuer: string) =>
        `There is already an account with this email. Sign in with its password, then connect ${issuer} under “Your account”`,
      cannotConnect: (issuer: string) =>
        `There is already an account with this email that is not connected to ${issuer}. Ask whoever runs this server`,
      connectedElsewhere: (issuer: string) =>
        `This sign-in at ${issuer} already belongs to another account`,
    },
    forgotPassword: 'Forgot your password?',
    forgotTitle: 'Forgot your password?',
    forgotIntro: "Type your email and we'll send you a link to set a new one.",
    sendLink: 'Send the link',
    linkSentTitle: 'Check your mail',
    linkSent:
      'If there is an account with this email, the link is on its way. It is valid for an hour.',
    newLink: 'Ask for a new link',
    resetTitle: 'Set a new password',
    newPassword: 'New password',
    currentPassword: 'Current password',
    savePassword: 'Save the password',
    passwordSaved: 'Password saved',
    passwordReset: 'Password saved. Sign in with it.',
    backToSignIn: 'Back to sign-in',
    accountTitle: 'Your account',
    profile: 'Profile',
    changePassword: 'Change the password',
    changePasswordHint: 'You will be signed out on your other devices.',
  },

  organization: {
    menu: 'Working for',
    personal: 'My own bars',
    create: 'New organization',
    name: 'Name of the organization',
    createIt: 'Create',
    members: 'Members',
    membersOf: (name: string) => `Members of ${name}`,
    roleOf: (name: string) => `Role of ${name}`,
    roles: { owner: 'Owner', member: 'Member' },
    rolesHint: 'Members run the bars. Owners also rename or deactivate them, and invite people.',
    you: 'you',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removeQuestion: (name: string) => `Remove ${name} from the organization?`,
    leave: 'Leave the organization',
    leaveQuestion: 'Leave the organization? You will no longer see its bars.',
    invite: 'Invite',
    inviteHint: 'The link works only for this email, for seven days.',
    invitationLink: 'Invitation link',
    copyLink: 'Copy the link',
    linkCopied: 'Invitation link copied to clipboard!',
    copyLinkFor: (email: string) => `Copy the link for ${email}`,
    pending: 'Invited',
    withdraw: 'Withdraw',
    withdrawFrom: (email: string) => `Withdraw the invitation for ${email}`,
    withdrawQuestion: (email: string) =>
      `Withdraw the invitation for ${email}? Its link will stop working.`,
    invitationTitle: (name: string) => `You are invited to ${name}`,
    invitationReason: (inviter: string) => `${inviter} invites you to run the bars together.`,
    invitation: 'Invitation',
    accept: 'Accept the invitation',
    toBars: 'To your bars',
    nothingHere: 'You are working for yourself. Choose or create an organization above.',
    failed: "That didn't work. Please try again",
  },

  validation: {
    required: 'This field is required',
    invalidEmail: 'Please enter a valid email address',
    passwordTooShort: 'Password must be at least 8 characters',
    passwordsDoNotMatch: 'Passwords do not match',
    invalidBarCode: 'Invalid bar code',
    nameRequired: 'Name is required',
  },
};

/** The shape every language fills. */
export type AuthTexts = typeof en;

export const useAuthText = createTexts(en, { sk: () => import('./texts.sk.ts') });
