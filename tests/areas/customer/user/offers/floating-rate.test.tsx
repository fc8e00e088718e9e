import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HOME, openSecured } from '../secured-journey.ts'

const WORDS = {
  en: {
    short: /Interest [\d.]+%, floating, may change/,
    long: /The rate is floating: [\d.]+% today\. .* It follows: RBI repo rate/,
    benchmark: 'RBI repo rate',
    details: /Full details/,
    schedule: 'Repayment schedule',
    note: 'At today’s rate. The rate is floating: instalments may change with the benchmark.',
    kind: 'Floating: it may change with its benchmark; on the reducing balance',
  },
  hi: {
    short: /ब्याज दर [\d.]+%, बदल सकती है/,
    long: /ब्याज दर बदलने वाली है: आज [\d.]+%। .* दर इसके साथ बदलती है: RBI की रेपो दर/,
    benchmark: 'RBI की रेपो दर',
    details: /पूरी जानकारी/,
    schedule: 'भुगतान की तालिका',
    note: 'आज की दर पर। दर बदलने वाली है: बेंचमार्क के साथ किस्तें बदल सकती हैं।',
    kind: 'बदलने वाली दर: बेंचमार्क के साथ बदल सकती है; घटते बैलेंस पर',
  },
} as const

test.each(['en', 'hi'] as const)(
  'offers for a home say that the rate may change, and so does the schedule (%s)',
  async (language) => {
    const words = WORDS[language]
    const { user } = await openSecured('/user/offers', 'Affordable Housing Loan', { language, details: HOME })
    const [card] = await screen.findAllByRole('article')
    expect(card).toHaveTextContent(words.short)
    const [details] = screen.getAllByRole('link', { name: words.details })
    if (details) await user.click(details)
    expect((await screen.findByText(words.benchmark, { selector: 'b' })).closest('p')).toHaveTextContent(words.long)
    const statement = within(await screen.findByRole('region', { name: /KFS|Key Fact Statement/ }))
    expect(statement.getAllByText(words.kind, { exact: false }).length).toBeGreaterThan(0)
    expect(statement.queryByText(words.note)).toBeNull()
    await user.click(statement.getByText(words.schedule, { selector: 'summary' }))
    expect(await statement.findByText(words.note)).toBeVisible()
  },
)
