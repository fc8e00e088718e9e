import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRODUCT_KIND_NAMES } from '#src/contract/brands/brand.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import {
  applyFunnel,
  funnelConfigOf,
  funnelConfigSchema,
  HEADLINE_MAX,
  partsBeyond,
  PLAIN_FUNNEL,
  withinSwitches,
} from '#src/contract/entities/partners/funnel-config.ts'
import type { FunnelConfig } from '#src/contract/entities/partners/funnel-config.ts'
import { FUNNEL_SWITCHES } from '#src/contract/entities/partners/partner-funnel.ts'
import type { FunnelSwitches } from '#src/contract/entities/partners/partner-funnel.ts'
import { OPTIONAL_FIELDS } from '#src/contract/entities/profile/profile-fields.ts'
import { ENQUIRY_KINDS } from '#src/contract/marketed-kinds.ts'

const switches = (on: boolean): FunnelSwitches => ({ products: on, order: on, fields: on, headline: on, colours: on })
const BRAND = REGISTRY.find('bazaarmitr')
const OWN: FunnelConfig = {
  products: ['gold', 'personal'],
  fields: ['address2'],
  headline: { en: 'Loans for shopkeepers', hi: 'दुकानदारों के लिए लोन' },
  colours: { primary: '#AA0055', secondary: '#112233' },
}
const configs: fc.Arbitrary<FunnelConfig> = fc.record({
  products: fc.shuffledSubarray([...PRODUCT_KIND_NAMES], { minLength: 2 }),
  fields: fc.subarray([...OPTIONAL_FIELDS]),
  headline: fc.option(fc.constant(OWN.headline), { nil: null }),
  colours: fc.option(fc.constant(OWN.colours), { nil: null }),
})
const anySwitches = fc.record({
  products: fc.boolean(),
  order: fc.boolean(),
  fields: fc.boolean(),
  headline: fc.boolean(),
  colours: fc.boolean(),
})
const problem = (changes: object): string | null => {
  try {
    funnelConfigSchema.validateSync({ ...OWN, ...changes }, { strict: true })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

describe('a funnel on a brand', () => {
  it('changes what is open and nothing else of the brand', () => {
    expect(applyFunnel(BRAND, OWN, switches(true))).toEqual({
      ...BRAND,
      ...OWN.colours,
      headline: OWN.headline,
      ownHeadline: true,
      kinds: OWN.products,
      hidden: ['educational_level', 'prefer_net_banking'],
    })
    expect(applyFunnel(BRAND, OWN, switches(false))).toEqual(BRAND)
    expect(applyFunnel(BRAND, PLAIN_FUNNEL, switches(true))).toEqual(BRAND)
  })

  it('chooses without ordering, and orders without choosing', () => {
    const kinds = (changes: Partial<FunnelSwitches>) =>
      applyFunnel(BRAND, OWN, { ...switches(false), ...changes }).kinds
    expect(kinds({ products: true })).toEqual(['personal', 'gold'])
    expect(kinds({ order: true })).toEqual([
      'gold',
      'personal',
      'business',
      'housing',
      'cards',
      'insurance',
      'vouchers',
      ...ENQUIRY_KINDS,
    ])
  })

  it('never goes beyond the switches, whatever is stored', () => {
    fc.assert(
      fc.property(configs, anySwitches, (config, allowed) => {
        const kept = withinSwitches(config, allowed)
        expect(partsBeyond(kept, allowed)).toEqual([])
        expect(withinSwitches(kept, allowed)).toEqual(kept)
        const shown = applyFunnel(BRAND, config, allowed)
        if (!allowed.headline) expect(shown.headline).toEqual(BRAND.headline)
        if (!allowed.colours) expect([shown.primary, shown.secondary]).toEqual([BRAND.primary, BRAND.secondary])
        if (!allowed.fields) expect(shown.hidden).toBeUndefined()
      }),
      { numRuns: 200 },
    )
  })

  it('names each part that is locked', () => {
    expect(partsBeyond(OWN, switches(false)).sort()).toEqual(['colours', 'fields', 'headline', 'products'])
    for (const part of FUNNEL_SWITCHES) {
      const reordered: FunnelConfig = { ...OWN, products: [...PRODUCT_KIND_NAMES].reverse() }
      expect(partsBeyond(part === 'order' ? reordered : OWN, { ...switches(true), [part]: false })).toEqual([part])
    }
  })
})

describe('what a partner may save', () => {
  it.each([
    ['no product', { products: [] }, 'rules:funnel.noProduct'],
    ['vouchers alone', { products: ['vouchers'] }, 'rules:funnel.noProduct'],
    ['enquiries alone', { products: ['car', 'vouchers'] }, 'rules:funnel.noProduct'],
    ['a product twice', { products: ['gold', 'gold'] }, 'rules:choice.unknown'],
    ['an unknown product', { products: ['gold', 'crypto'] }, 'rules:choice.unknown'],
    ['a question that must be answered', { fields: ['tin'] }, 'rules:choice.unknown'],
    ['a promise', { headline: { en: 'Guaranteed loans', hi: 'लोन' } }, 'rules:funnel.promise'],
    ['a promise in Hindi', { headline: { en: 'Loans', hi: 'तुरंत मंज़ूरी' } }, 'rules:funnel.promise'],
    ['instant approval', { headline: { en: 'Instant approval', hi: 'लोन' } }, 'rules:funnel.promise'],
    ['half a headline', { headline: { en: 'Loans', hi: ' ' } }, 'rules:required'],
    ['a long headline', { headline: { en: 'x'.repeat(HEADLINE_MAX + 1), hi: 'लोन' } }, 'rules:text.tooLong'],
    ['two lines', { headline: { en: 'Loans\nnow', hi: 'लोन' } }, 'rules:text.unsafe'],
    ['no colour', { colours: { primary: 'red', secondary: '#000000' } }, 'rules:choice.unknown'],
    ['style', { colours: { primary: '#000;}*{x', secondary: '#000000' } }, 'rules:choice.unknown'],
  ])('refuses %s', (_, changes, message) => {
    expect(problem({})).toBeNull()
    expect(problem(changes)).toBe(message)
  })

  it('shows the plain brand for what is stored and no longer fits', () => {
    expect(funnelConfigOf({ ...OWN, products: ['student'] })).toEqual(PLAIN_FUNNEL)
    expect(funnelConfigOf(OWN)).toEqual(OWN)
  })
})
