import type { Language } from '#domain/languages.ts';
import type { Mail } from './mailer.ts';
import { linklessName, subjectName } from './safe-name.ts';

export type MailContent = Omit<Mail, 'to'>;

interface Names {
  inviter: string;
  organization: string;
}

export const mailTemplates = {
  en: {
    confirmation: (link) => ({
      subject: 'Confirm your email address',
      text: `Somebody signed up for Barback with this email address. If it was you, please confirm that it is yours:\n\n${link}\n\nThe link is valid for a day. If it was not you, do nothing.\n`,
    }),
    reset: (link) => ({
      subject: 'Set a new password',
      text: `Somebody asked for a new password for your Barback account. Set it here within an hour:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
    }),
    invitation: (link, { inviter, organization }) => ({
      subject: `Barback: an invitation to ${subjectName(organization)}`,
      text: `${linklessName(inviter)} invites you to run the bars of ${linklessName(organization)} together. The invitation is valid for seven days:\n\n${link}\n\nIf you do not know them, do nothing.\n`,
    }),
  },
  sk: {
    confirmation: (link) => ({
      subject: 'Potvrďte svoju e-mailovú adresu',
      text: `Niekto sa s touto e-mailovou adresou zaregistroval v aplikácii Barback. Ak ste to boli vy, potvrďte, prosím, že je vaša:\n\n${link}\n\nOdkaz platí jeden deň. Ak ste to neboli vy, nemusíte robiť nič.\n`,
    }),
    reset: (link) => ({
      subject: 'Nastavte si nové heslo',
      text: `Niekto požiadal o nové heslo k vášmu účtu v aplikácii Barback. Nastavte si ho do hodiny tu:\n\n${link}\n\nAk ste to neboli vy, nemusíte robiť nič: heslo zostáva bez zmeny.\n`,
    }),
    invitation: (link, { inviter, organization }) => ({
      subject: `Barback: pozvánka do organizácie ${subjectName(organization)}`,
      text: `${linklessName(inviter)} vás pozýva spoločne spravovať bary organizácie ${linklessName(organization)}. Pozvánka platí sedem dní:\n\n${link}\n\nAk vám tieto mená nič nehovoria, nemusíte robiť nič.\n`,
    }),
  },
} as const satisfies Record<
  Language,
  {
    confirmation: (link: string) => MailContent;
    reset: (link: string) => MailContent;
    invitation: (link: string, names: Names) => MailContent;
  }
>;
