import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smsLength } from '#src/features/marketing/sms-length.ts'

describe('how many SMS a text is', () => {
  it.each([
    ['', 'gsm', 0, 0],
    ['a'.repeat(160), 'gsm', 160, 1],
    ['a'.repeat(161), 'gsm', 161, 2],
    ['a'.repeat(306), 'gsm', 306, 2],
    ['a'.repeat(307), 'gsm', 307, 3],
    ['क'.repeat(70), 'unicode', 70, 1],
    ['क'.repeat(71), 'unicode', 71, 2],
    ['क'.repeat(134), 'unicode', 134, 2],
    ['क'.repeat(135), 'unicode', 135, 3],
    // The rupee sign is no letter of the plain alphabet; the euro is, at two places.
    ['₹', 'unicode', 1, 1],
    ['€', 'gsm', 2, 1],
    ['~'.repeat(80), 'gsm', 160, 1],
    // 152 places and a pair: the pair goes whole into the second SMS, and the rest no longer fits in two.
    [`${'a'.repeat(152)}[${'a'.repeat(152)}`, 'gsm', 306, 3],
    ['😀'.repeat(35), 'unicode', 70, 1],
    // 67 places hold 33 pairs.
    ['😀'.repeat(67), 'unicode', 134, 3],
  ] as const)('%#: %s', (text, encoding, units, messages) => {
    expect(smsLength(text)).toEqual({ encoding, units, messages })
  })

  it('never says fewer than the units need, and one letter more is at most one SMS more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { encoding, units, messages } = smsLength(text)
        const [one, several] = encoding === 'gsm' ? [160, 153] : [70, 67]
        expect(messages).toBeGreaterThanOrEqual(units <= one ? Math.min(units, 1) : Math.ceil(units / several))
        const more = smsLength(`${text}a`)
        expect(more.messages - messages).toBeLessThanOrEqual(1)
        expect(more.messages).toBeGreaterThanOrEqual(messages)
      }),
    )
  })
})
