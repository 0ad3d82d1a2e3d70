import type { Language } from '#domain/languages.ts';

interface Letter {
  subject: string;
  text: string;
}

export const letters = {
  en: {
    reset: (link) => ({
      subject: 'Set a new password',
      text: `Somebody asked for a new password for your Barback account. Set it here within an hour:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
    }),
    invitation: (link, { inviter, organization }) => ({
      subject: `${inviter} invites you to ${organization}`,
      text: `${inviter} invites you to work the bars of ${organization}. The invitation holds for seven days:\n\n${link}\n`,
    }),
  },
  sk: {
    reset: (link) => ({
      subject: 'Nastavte si nové heslo',
      text: `Niekto požiadal o nové heslo k vášmu účtu v aplikácii Barback. Nastavte si ho do hodiny tu:\n\n${link}\n\nAk ste to neboli vy, nemusíte robiť nič: heslo zostáva bez zmeny.\n`,
    }),
    invitation: (link, { inviter, organization }) => ({
      subject: `${inviter} vás pozýva do organizácie ${organization}`,
      text: `${inviter} vás pozýva starať sa o bary organizácie ${organization}. Pozvánka platí sedem dní:\n\n${link}\n`,
    }),
  },
} as const satisfies Record<
  Language,
  {
    reset: (link: string) => Letter;
    invitation: (link: string, names: { inviter: string; organization: string }) => Letter;
  }
>;
