import { describe, expect, it } from 'vitest'
import { CHANNELS, composeMessage, shareAddress } from '#src/features/marketing/compose-message.ts'
import { MARKETING_KINDS } from '#src/features/marketing/marketing-products.ts'
import { smsLength } from '#src/features/marketing/sms-length.ts'
import { sayIn } from './say.ts'

const FACTS = {
  brand: 'CreditLane',
  partner: 'Anand Money Mart',
  link: 'https://creditlane.example/go/AbCdEfGh12',
  offer: {
    min: '14.84%',
    max: '42.17%',
    most: '₹1,00,00,000',
    example: { amount: '₹1,00,000', months: 24, emi: '₹4,801', apr: '16.44%', total: '₹1,15,224' },
  },
}
const ALL = CHANNELS.flatMap((channel) =>
  MARKETING_KINDS.flatMap((kind) => (['en', 'hi'] as const).map((language) => ({ channel, kind, language }))),
)

describe('a text', () => {
  it.each(ALL)(
    '$channel, $kind, $language: link, own words and locked lines are in it, and nothing is left open',
    (each) => {
      const { channel, kind, language } = each
      const own = { greeting: '  Namaste\n Asha ', line: 'Shop 4, Cidco' }
      const { whole, open, locked, subject } = composeMessage(channel, { ...FACTS, kind }, own, sayIn(language))
      expect(open).toContain(FACTS.link)
      expect(open).toContain('Namaste Asha')
      expect(open).toContain('Shop 4, Cidco')
      expect(whole.endsWith(locked)).toBe(true)
      expect(locked).toContain('CreditLane')
      expect(`${subject} ${whole}`).not.toContain('{{')
      expect(subject === null).toBe(channel !== 'email')
      const loan = kind !== 'cards' && kind !== 'insurance'
      for (const figure of ['APR', '14.84%', '42.17%']) expect(locked.includes(figure)).toBe(loan)
      // The partner sends it from its own telephone, and alone reads what comes back.
      expect(locked).toMatch(/Tell the sender|भेजने वाले को बताएँ/)
    },
  )

  it('keeps the locked lines whatever the partner writes', () => {
    const say = sayIn('en')
    const plain = composeMessage('whatsapp', { ...FACTS, kind: 'personal' }, { greeting: '', line: '' }, say)
    const own = { greeting: '{{brand}} $& $1', line: 'approval is guaranteed' }
    expect(composeMessage('whatsapp', { ...FACTS, kind: 'personal' }, own, say).locked).toBe(plain.locked)
  })

  it.each(MARKETING_KINDS)('an English SMS for %s stays in the plain alphabet and within two', (kind) => {
    const own = { greeting: 'Hello,', line: '' }
    const { whole } = composeMessage('sms', { ...FACTS, kind }, own, sayIn('en'))
    expect(smsLength(whole)).toMatchObject({ encoding: 'gsm' })
    expect(smsLength(whole).messages).toBeLessThanOrEqual(2)
  })

  it('goes whole into the address that opens the app', () => {
    for (const channel of CHANNELS) {
      const own = { greeting: 'A&B #1?', line: '' }
      const message = composeMessage(channel, { ...FACTS, kind: 'gold' }, own, sayIn('hi'))
      const { searchParams } = new URL(shareAddress(channel, message))
      expect(searchParams.get(channel === 'whatsapp' ? 'text' : 'body')).toBe(message.whole)
    }
  })
})
