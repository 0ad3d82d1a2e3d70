import type { Browser } from '#domain/auth/accounts.ts';
import type { Language } from '#domain/languages.ts';
import type { Mail } from './mailer.ts';
import { linklessName, subjectName } from './safe-name.ts';

export type MailContent = Omit<Mail, 'to'>;

interface Names {
  inviter: string;
  organization: string;
}

interface AccountEvent extends Browser {
  at: Date;
  account: string;
  forgot: string;
}

interface Templates {
  confirmation: (link: string) => MailContent;
  reset: (link: string) => MailContent;
  invitation: (link: string, names: Names) => MailContent;
  newDevice: (event: AccountEvent) => MailContent;
  passwordChanged: (event: AccountEvent) => MailContent;
  connected: (issuer: string, event: AccountEvent) => MailContent;
  disconnected: (issuer: string, event: AccountEvent) => MailContent;
}

/** 'Chrome, Windows · 18 November 2026 at 17:05 UTC' */
function whenAndWhere(language: Language, { browser, system, at }: AccountEvent): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const where = [browser, system].filter(Boolean).join(', ');
  return `${where ? `${where} · ` : ''}${format.format(at)} UTC`;
}

function eventInEnglish(what: string, event: AccountEvent): string {
  return `${what}:\n\n${whenAndWhere('en', event)}\n\nIf it was you, you can ignore this email. If it wasn't, set a new password, which signs everybody out:\n\n${event.forgot}\n\nWhere you are signed in: ${event.account}\n`;
}

function eventInSlovak(what: string, event: AccountEvent): string {
  return `${what}:\n\n${whenAndWhere('sk', event)}\n\nAk ste to boli vy, tento e-mail môžete ignorovať. Ak nie, nastavte si nové heslo. Všade vás to odhlási:\n\n${event.forgot}\n\nKde ste prihlásení: ${event.account}\n`;
}

export const mailTemplates = {
  en: {
    confirmation: (link) => ({
      subject: 'Confirm your email address',
      text: `Somebody signed up for Barback with this email address. If it was you, sign in and confirm that it is yours:\n\n${link}\n\nThe link is valid for a day. If it wasn't you, you can ignore this email.\n`,
    }),
    reset: (link) => ({
      subject: 'Set a new password',
      text: `Somebody asked for a new password for your Barback account. Set it here within an hour:\n\n${link}\n\nIf it wasn't you, you can ignore this email: your password stays as it is.\n`,
    }),
    invitation: (link, { inviter, organization }) => ({
      subject: `Barback: an invitation to ${subjectName(organization)}`,
      text: `${linklessName(inviter)} invites you to run the bars of ${linklessName(organization)} together. The invitation is valid for seven days:\n\n${link}\n\nIf you don't know them, you can ignore this email.\n`,
    }),
    newDevice: (event) => ({
      subject: 'A new sign-in to your Barback account',
      text: eventInEnglish('Somebody signed in to your Barback account on a new device', event),
    }),
    passwordChanged: (event) => ({
      subject: 'Your Barback password was changed',
      text: eventInEnglish('The password of your Barback account was changed', event),
    }),
    connected: (issuer, event) => ({
      subject: `Barback: ${subjectName(issuer)} was connected`,
      text: eventInEnglish(
        `From now on somebody can sign in to your Barback account with ${linklessName(issuer)} as well`,
        event,
      ),
    }),
    disconnected: (issuer, event) => ({
      subject: `Barback: ${subjectName(issuer)} was disconnected`,
      text: eventInEnglish(
        `Nobody can sign in to your Barback account with ${linklessName(issuer)} any more`,
        event,
      ),
    }),
  },
  sk: {
    confirmation: (link) => ({
      subject: 'Potvrďte svoju e-mailovú adresu',
      text: `Niekto sa s touto e-mailovou adresou zaregistroval v aplikácii Barback. Ak ste to boli vy, prihláste sa a potvrďte, prosím, že je vaša:\n\n${link}\n\nOdkaz platí jeden deň. Ak ste to neboli vy, tento e-mail môžete ignorovať.\n`,
    }),
    reset: (link) => ({
      subject: 'Nastavte si nové heslo',
      text: `Niekto požiadal o nové heslo k vášmu účtu v aplikácii Barback. Nastavte si ho do hodiny tu:\n\n${link}\n\nAk ste to neboli vy, tento e-mail môžete ignorovať: heslo zostáva bez zmeny.\n`,
    }),
    invitation: (link, { inviter, organization }) => ({
      subject: `Barback: pozvánka do organizácie ${subjectName(organization)}`,
      text: `${linklessName(inviter)} vás pozýva spoločne spravovať bary organizácie ${linklessName(organization)}. Pozvánka platí sedem dní:\n\n${link}\n\nAk vám tieto mená nič nehovoria, tento e-mail môžete ignorovať.\n`,
    }),
    newDevice: (event) => ({
      subject: 'Nové prihlásenie do vášho účtu Barback',
      text: eventInSlovak(
        'Do vášho účtu v aplikácii Barback sa niekto prihlásil na novom zariadení',
        event,
      ),
    }),
    passwordChanged: (event) => ({
      subject: 'Heslo k vášmu účtu Barback sa zmenilo',
      text: eventInSlovak('Heslo k vášmu účtu v aplikácii Barback sa zmenilo', event),
    }),
    connected: (issuer, event) => ({
      subject: `Barback: prepojenie so službou ${subjectName(issuer)}`,
      text: eventInSlovak(
        `Do vášho účtu v aplikácii Barback sa odteraz dá prihlásiť aj cez ${linklessName(issuer)}`,
        event,
      ),
    }),
    disconnected: (issuer, event) => ({
      subject: `Barback: zrušené prepojenie so službou ${subjectName(issuer)}`,
      text: eventInSlovak(
        `Do vášho účtu v aplikácii Barback sa už nedá prihlásiť cez ${linklessName(issuer)}`,
        event,
      ),
    }),
  },
} as const satisfies Record<Language, Templates>;
