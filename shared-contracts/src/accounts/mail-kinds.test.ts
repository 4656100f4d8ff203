import { isOptionalMail, type MailKind, mailKinds, optionalMailKinds } from './mail-kinds.ts';

describe('the kinds of mails', () => {
  it('PA-10 confirmations, changes, money and messages of staff cannot be turned off, and all others can', () => {
    const kinds = Object.keys(mailKinds) as MailKind[];
    expect(kinds.filter(isOptionalMail)).toEqual([...optionalMailKinds]);
    expect(kinds.filter((kind) => !isOptionalMail(kind))).toEqual([
      'confirmation',
      'changes',
      'money',
      'messages',
    ]);
  });
});
