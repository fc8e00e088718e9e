import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { isShown, labelOffers, readView, sortOffers, SORTS, writeView } from '#src/features/offers/list/offer-view.ts'
import { COMPARE_LIMIT } from '#src/ui/compare-limit.ts'

const offer = (changes: Partial<MatchedOffer>): MatchedOffer => ({
  lender_id: 1,
  lender_slug: 'tamarind-bank',
  name: 'Tamarind Bank',
  regulated_entity: 'Tamarind Bank Limited',
  group: 'Bank',
  amount: 300_000,
  full_amount: true,
  tenure_months: 36,
  interest_rate: 12.49,
  processing_fee_pct: 1.5,
  processing_fee: 4_500,
  gst_on_fees: 810,
  net_disbursed: 294_690,
  emi: 10_035,
  apr: 13.74,
  total_interest: 61_260,
  total_repayment: 361_260,
  penal_charges: '₹500',
  penal_charges_hi: '₹500',
  foreclosure_charges: 'No charge',
  foreclosure_charges_hi: 'कोई शुल्क नहीं',
  penal_charge_amount: 500,
  foreclosure_free_after_emis: 0,
  foreclosure_charge_amount: null,
  foreclosure_charge_pct: null,
  cooling_off_days: 3,
  kfs_url: '/kfs',
  journey: 'Web/App',
  ...changes,
})

const OFFERS = [
  offer({ lender_id: 1, apr: 13.74, emi: 10_035, total_repayment: 361_260 }),
  offer({ lender_id: 2, apr: 14.25, emi: 9_900, total_repayment: 370_440, processing_fee: 0 }),
  offer({ lender_id: 3, apr: 15.44, emi: 10_217, total_repayment: 350_000, group: 'NBFC' }),
  offer({
    lender_id: 4,
    apr: 12,
    emi: 9_038,
    total_repayment: 325_368,
    full_amount: false,
    journey: 'App',
    group: 'NBFC',
  }),
]
function ids(search: string): number[] {
  const view = readView(new URLSearchParams(search))
  const shown = sortOffers(OFFERS, view.sort).filter((each) => isShown(each, view))
  return shown.map((each) => each.lender_id)
}

describe('the view of the offers', () => {
  test('sorts by the chosen figure, the full amount always first', () => {
    expect(ids('')).toEqual([1, 2, 3, 4])
    expect(ids('sort=emi')).toEqual([2, 1, 3, 4])
    expect(ids('sort=total')).toEqual([3, 1, 2, 4])
    expect(ids('sort=nonsense')).toEqual([1, 2, 3, 4])
  })

  test('filters by lender type, EMI, full amount, fee and where it is finished', () => {
    expect(ids('hide=bank')).toEqual([3, 4])
    expect(ids('hide=nbfc')).toEqual([1, 2])
    expect(ids('hide=bank,nbfc')).toEqual([])
    expect(ids('emi=10035')).toEqual([1, 2, 4])
    expect(ids('full=1')).toEqual([1, 2, 3])
    expect(ids('nofee=1')).toEqual([2])
    expect(ids('web=1&hide=bank')).toEqual([3])
  })

  test('labels are facts: the lowest figures among offers of the full amount alone', () => {
    const labels = labelOffers(OFFERS)
    expect(labels.get(1)).toEqual(['lowestApr'])
    expect(labels.get(2)).toEqual(['lowestEmi', 'noFee'])
    expect(labels.get(3)).toEqual([])
    expect(labels.get(4)).toEqual(['lessThanAsked', 'inApp'])
    expect(labelOffers(OFFERS.slice(0, 1)).get(1), 'a single offer is the lowest of nothing').toEqual([])
  })

  test('every view survives the way through the address, and other parameters stay', () => {
    const views = fc.record({
      sort: fc.constantFrom(...SORTS),
      bank: fc.boolean(),
      nbfc: fc.boolean(),
      emi: fc.option(fc.integer({ min: 1, max: 999_999 })),
      full: fc.boolean(),
      nofee: fc.boolean(),
      web: fc.boolean(),
      compare: fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: COMPARE_LIMIT }),
      request: fc.record({
        amount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
        tenure: fc.option(fc.integer({ min: 1, max: 60 })),
      }),
    })
    fc.assert(
      fc.property(views, (view) => {
        const written = writeView(view, new URLSearchParams('partner=cl'))
        expect(readView(new URLSearchParams(written.toString()))).toEqual(view)
        expect(written.get('partner')).toBe('cl')
      }),
    )
  })

  test('an address typed by hand cannot break the page', () => {
    const view = readView(new URLSearchParams('compare=1,1,x,-2,3,4,5,6,7&emi=-5&amount=1e99&tenure=<b>&sort=apr%00'))
    expect(view).toMatchObject({
      compare: [1, 3, 4, 5],
      emi: null,
      sort: 'apr',
      request: { amount: null, tenure: null },
    })
  })
})
