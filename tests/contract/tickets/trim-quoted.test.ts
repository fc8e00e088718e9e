import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANSWER_LINE, trimQuoted } from '#src/contract/tickets/trim-quoted.ts'

const OURS = `${ANSWER_LINE} Reply to this mail and write above this line\n\nYour ticket has an answer.`

describe('what somebody wrote in a mail', () => {
  it.each([
    ['our own line', `It works now.\n\n${OURS}`],
    ['our own line, quoted', `It works now.\n\n> ${OURS.replaceAll('\n', '\n> ')}`],
    ['an introduction', 'It works now.\n\nOn Tue, 1 Dec 2026 at 10:30, CreditLane <a@b.in> wrote:\n> Your ticket'],
    [
      'an introduction in two lines',
      'It works now.\n\nOn Tue, 1 Dec 2026 at 10:30, CreditLane Support of Mumbai\n<answers@creditlane.test> wrote:\nYour ticket',
    ],
    ['an introduction in Hindi', 'It works now.\n\nमंगल, 1 दिस॰ 2026 को 10:30 बजे CreditLane <a@b.in> ने लिखा:\n> आपके'],
    [
      'an introduction in Marathi',
      'It works now.\n\nगुरु, २६ नोव्हें, २०२६ रोजी सकाळी १०:३० वाजता CreditLane <a@b.in> यांनी लिहिले:\nOLD QUOTED TEXT',
    ],
    [
      'an introduction in German',
      'It works now.\n\nAm Do., 26. Nov. 2026 um 10:30 schrieb CreditLane <a@b.in>:\n\nOLD',
    ],
    [
      'an introduction between dashes',
      'It works now.\n\n\n---- On Thu, 26 Nov 2026 10:30:00 +0530 CreditLane <a@b.in> wrote ---\n\nOLD QUOTED TEXT',
    ],
    ['another program', 'It works now.\r\n\r\n-----Original Message-----\r\nFrom: CreditLane\r\nYour ticket'],
    ['the head of a mail', 'It works now.\n\nFrom: CreditLane <a@b.in>\nSent: Tuesday\nYour ticket'],
    ['a rule above the head of a mail', 'It works now.\n\n__________________\nFrom: C <a@b.in>\nTo: Asha\nYour ticket'],
    ['a signature', 'It works now.\n-- \nAsha Patil\nNashik'],
    ['a telephone', 'It works now.\n\nSent from my Redmi Note'],
    ['lines that are quoted above it', '> Does it work?\nIt works now.'],
    ['a quotation above it', 'On Thu, 26 Nov 2026 at 10:30, CreditLane <answers+...> wrote:\n> Old.\n\nIt works now.'],
    ['our own line, quoted above it', `> ${OURS.replaceAll('\n', '\n> ')}\n\nIt works now.`],
  ])('is without %s', (_, mail) => {
    expect(trimQuoted(mail)).toBe('It works now.')
  })

  it('stands between the lines that it answers', () => {
    const mail = [
      'Please see my answers below.',
      '',
      'On Thu, 26 Nov 2026 at 10:30, CreditLane <answers+...> wrote:',
      '> Which account was charged?',
      'My SBI account, ending 4418.',
      '> On which day?',
      'On 12 November.',
    ].join('\n')
    expect(trimQuoted(mail)).toBe('Please see my answers below.\n\nMy SBI account, ending 4418.\nOn 12 November.')
  })

  it.each([
    [
      'lines with a mark of their own',
      'Two amounts were taken:\n>50,000 on 3 November\n>20,000 on 4 November\nGive one back.',
    ],
    ['such lines at the beginning', '>50,000 on 3 November\n> 20,000 on 4 November\nPlease give one back.'],
    ['what somebody else said', 'On 12 November 2026 the manager wrote:\nYou get it back.\nNothing came.'],
    ['two lines like the head of a mail', 'From: Mumbai\nTo: Delhi\nThe parcel never came.'],
    ['a rule of underlines', 'First\n____________\nSecond'],
    ['a long text below two dashes', `Dear all\n-- \n${'One more line.\n'.repeat(12)}The end.`],
    [
      'words that look like an introduction',
      'On Monday I wrote:\nnothing came.\n\nA -- dash, a 5 > 3, and from: here to there.',
    ],
  ])('keeps %s', (_, text) => {
    expect(trimQuoted(text)).toBe(text)
  })

  it.each([
    'My new address is asha2@mail.com and my two numbers are:\n9876543210\n9876501234',
    'Please write to asha@mail.com from 2027:\nmine is closed.',
    'I wrote to help@lender.in 3 times, the last in 2026:\nno answer so far.',
  ])('keeps what follows a line with an address that somebody wrote: %j', (own) => {
    expect(trimQuoted(own)).toBe(own)
  })

  it('keeps what is written below a telephone’s line, and marks unlike those of the quotation', () => {
    // What stands in the middle may be somebody's own: only the last line is a telephone's.
    const middle = 'Yes.\nSent from my old number, 2025:\nAnd no.'
    expect(
      trimQuoted(`${middle}\n\nSent from my iPhone\n\nOn Tue, 1 Dec 2026 at 10:30, C <a@b.in> wrote:\n> What?`),
    ).toBe(middle)
    const mail = 'On Tue, 1 Dec 2026 at 10:30, C <a@b.in> wrote:\n> Which?\n>50,000 on 3 November\n>20,000 too'
    expect(trimQuoted(mail)).toBe('>50,000 on 3 November\n>20,000 too')
  })

  it('is the whole mail where nothing else is left', () => {
    const mail = 'On Thu, 26 Nov 2026 at 10:30, CreditLane <a@b.in> wrote:\n> Old.'
    expect(trimQuoted(mail)).toBe(mail)
    expect(trimQuoted('> only what was quoted')).toBe('> only what was quoted')
    expect(trimQuoted(' \r\n ')).toBe('')
  })

  it('is never longer, and never nothing where something was written', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('> x', '>5', '-- ', OURS, 'From: a@b.in', 'To: c', 'On 1.1.2026 a@b wrote:', ''),
    )
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n')
        const trimmed = trimQuoted(text)
        expect(trimmed.length).toBeLessThanOrEqual(text.length)
        expect(trimmed === '').toBe(text.trim() === '')
      }),
    )
  })
})
