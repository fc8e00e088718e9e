import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANSWER_LINE, trimQuoted } from '#src/contract/rules/tickets/trim-quoted.ts'

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
    ['another program', 'It works now.\r\n\r\n-----Original Message-----\r\nFrom: CreditLane\r\nYour ticket'],
    ['the head of a mail', 'It works now.\n\nFrom: CreditLane <a@b.in>\nSent: Tuesday\nYour ticket'],
    ['a signature', 'It works now.\n-- \nAsha Patil\nNashik'],
    ['a telephone', 'It works now.\n\nSent from my Redmi Note'],
    ['lines that are quoted above it', '> Does it work?\nIt works now.'],
  ])('ends at %s', (_, mail) => {
    expect(trimQuoted(mail)).toBe('It works now.')
  })

  it('keeps what only looks like a quotation', () => {
    const text = 'On Monday I wrote:\nnothing came.\n\nA -- dash, a 5 > 3, and from: here to there.'
    expect(trimQuoted(text)).toBe(text)
  })

  it('is never longer, and once trimmed is trimmed', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('> x', '-- ', OURS, 'From: a', ''))), (lines) => {
        const text = lines.join('\n')
        const once = trimQuoted(text)
        expect(once.length).toBeLessThanOrEqual(text.length)
        expect(trimQuoted(once)).toBe(once)
        expect(once).not.toContain(ANSWER_LINE)
      }),
    )
  })
})
