import { describe, expect, it } from 'vitest'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { brandTokens, contrast } from '#src/contract/brands/tokens.ts'
import { layoutCreative } from '#src/features/marketing/creative-layout.ts'
import type { CreativeLayout } from '#src/features/marketing/creative-layout.ts'
import { CREATIVE_LOOKS, creativePalette } from '#src/features/marketing/creative-palette.ts'
import { CREATIVE_SIZES, FRAMES } from '#src/features/marketing/creative-sizes.ts'
import { creativeWords } from '#src/features/marketing/creative-words.ts'
import { fitText, wrapText } from '#src/features/marketing/fit-text.ts'
import type { FittedText, Measure } from '#src/features/marketing/fit-text.ts'
import { MARKETING_KINDS } from '#src/features/marketing/marketing-products.ts'
import { qrModules, QUIET_ZONE } from '#src/features/marketing/qr-modules.ts'
import { sayIn } from './say.ts'

/** Wider than any of the fonts: what fits here fits there. */
const measure: Measure = (text, size, weight) => [...text].length * size * (weight >= 700 ? 0.6 : 0.55)
const FACTS = {
  link: 'https://creditlane.example/go/AbCdEfGh12',
  offer: {
    min: '14.84%',
    max: '42.17%',
    most: '₹1,00,00,000',
    example: { amount: '₹1,00,000', months: 24, emi: '₹4,801', apr: '16.44%', total: '₹1,15,224' },
  },
}
const LONG = 'Shri Venkateshwara Mobile Recharge and Money Transfer Services Private Limited'
const ALL = CREATIVE_SIZES.flatMap((size) =>
  MARKETING_KINDS.flatMap((kind) => (['en', 'hi'] as const).map((language) => ({ size, kind, language }))),
)

const textsOf = ({ name, headline, line, scan, from, locked }: CreativeLayout): Record<string, FittedText> => ({
  name,
  headline,
  line,
  scan,
  from,
  locked,
})

describe('a picture', () => {
  it.each(ALL)(
    '$size, $kind, $language: every word stands inside its box, large enough',
    ({ size, kind, language }) => {
      const facts = { ...FACTS, kind, brand: 'CreditLane', partner: LONG }
      const words = creativeWords(facts, sayIn(language))
      const layout = layoutCreative(size, words, language, measure)
      for (const [what, { lines, box, lineHeight, size: letters, weight }] of Object.entries(textsOf(layout))) {
        expect([what, lines.length * lineHeight <= box.h + 0.001]).toEqual([what, true])
        for (const line of lines) expect(measure(line, letters, weight)).toBeLessThanOrEqual(box.w)
        // On a phone a picture is about 360 pixels wide: under 1.5 % of the width nobody reads.
        expect([what, letters / layout.frame.w]).toEqual([what, expect.toSatisfy((share: number) => share >= 0.015)])
      }
      expect(layout.locked.lines.join(' ')).toBe(`${words.cost} ${words.who}`.replace(/\s+/g, ' '))
      expect(JSON.stringify(words)).not.toContain('{{')
    },
  )

  it.each(CREATIVE_SIZES)('%s: nothing lies over anything else, and all of it on the picture', (size) => {
    const { logo, headline, line, qr, scan, panel, w, h } = FRAMES[size]
    const boxes = [logo, headline, line, qr, scan, panel]
    for (const box of boxes) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= w && box.y + box.h <= h).toBe(true)
      for (const other of boxes)
        if (other !== box)
          expect(
            box.x + box.w <= other.x ||
              other.x + other.w <= box.x ||
              box.y + box.h <= other.y ||
              other.y + other.h <= box.y,
          ).toBe(true)
    }
  })

  it('breaks a word that is wider than its line, and loses no letter', () => {
    const text = `${'x'.repeat(90)} लोन`
    const fitted = fitText(text, { x: 0, y: 0, w: 100, h: 400 }, { max: 40, weight: 400, leading: 1.2 }, measure)
    expect(fitted.lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    expect(wrapText('', 100, () => 0)).toEqual([])
  })

  it('can be read in the colours of every brand', () => {
    for (const { primary, secondary, code } of BRANDS)
      for (const look of CREATIVE_LOOKS) {
        const { background, ink, ink2, panel, panelInk } = creativePalette(look, brandTokens(primary, secondary))
        for (const [text, ground] of [
          [ink, background],
          [ink2, background],
          [panelInk, panel],
        ] as const)
          expect([code, look, contrast(text, ground) >= 4.5]).toEqual([code, look, true])
      }
  })

  it('names the cost by what is on offer, and of gold no example', () => {
    const cost = (kind: 'personal' | 'gold') =>
      creativeWords({ ...FACTS, kind, brand: 'CreditLane', partner: 'A' }, sayIn('en')).cost
    expect(cost('personal')).toMatch(/EMI ₹4,801, APR 16\.44%, you repay ₹1,15,224\. APR 14\.84% to 42\.17%\./)
    expect(cost('gold')).toMatch(/^The amount depends on weight and purity\. APR 14\.84% to 42\.17%/)
  })

  it('holds a code with room around it, on whole pixels', () => {
    const modules = qrModules(`${FACTS.link}?c=qr`)
    for (const size of CREATIVE_SIZES)
      expect(Math.floor(FRAMES[size].qr.w / (modules.length + 2 * QUIET_ZONE))).toBeGreaterThanOrEqual(4)
    // The three finder patterns.
    const corner = (row: number, column: number) => modules[row]?.slice(column, column + 7).every(Boolean)
    const last = modules.length - 7
    expect([corner(0, 0), corner(0, last), corner(last, 0)]).toEqual([true, true, true])
  })
})
