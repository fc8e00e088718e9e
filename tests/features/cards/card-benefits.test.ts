import { describe, expect, it } from 'vitest'
import { benefitsIn, CARD_BENEFITS, hasBenefit } from '#src/features/cards/card-benefits.ts'

const card = (more = {}) => ({
  category_name: '',
  annual_fee: '₹499 + GST',
  key_feature: '',
  marketing_bullets: [],
  ...more,
})
const of = (more: object) => CARD_BENEFITS.filter((benefit) => hasBenefit(card(more), benefit))

describe('benefits of a card', () => {
  it.each([
    [{ annual_fee: 'None' }, ['free']],
    [{ annual_fee: 'Free for life' }, ['free']],
    [{ annual_fee: '₹499 + GST, none from ₹1,00,000 of spending a year' }, []],
    [{ annual_fee: '' }, []],
    [{ key_feature: '2% back on UPI and groceries' }, ['cashback']],
    [{ key_feature: '1% fuel surcharge back, at most ₹100 a month' }, ['fuel']],
    [{ category_name: 'Cobalt Travel' }, ['travel']],
    [{ marketing_bullets: ['4 lounge visits a year', '5% cashback'] }, ['cashback', 'travel']],
    [{ key_feature: 'The deposit is paid back 30 days later' }, []],
  ])('of %j are %j', (more, expected) => expect(of(more)).toEqual(expected))

  it('are read from an address in one order, without what nobody knows', () => {
    expect(benefitsIn('fuel-nonsense-free')).toEqual(['free', 'fuel'])
    expect(benefitsIn(null)).toEqual([])
  })
})
