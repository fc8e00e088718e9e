import { useTranslation } from 'react-i18next'
import { HOME_SCHEME } from '#src/contract/finance/housing.ts'
import type { IncomeBand } from '#src/contract/finance/housing.ts'
import { rupees } from '#src/lib/format.ts'
import { Accordion } from '#src/ui/site/Accordion.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { ScrollFrame } from '#src/ui/site/ScrollFrame.tsx'
import { viewScheme } from './scheme-view.ts'
import type { SchemeFacts, SchemeView } from './scheme-view.ts'

const FACTS = ['noHome', 'noHelp', 'home', 'loan', 'subsidy'] as const

const LIMITS = {
  home: rupees(HOME_SCHEME.maxPropertyValue),
  loan: rupees(HOME_SCHEME.maxLoan),
  part: rupees(HOME_SCHEME.subsidisedLoan),
  rate: HOME_SCHEME.subsidyRate,
  years: HOME_SCHEME.subsidisedMonths / 12,
  most: rupees(HOME_SCHEME.maxSubsidy),
  times: HOME_SCHEME.instalments,
}

/** The government's help for a first home: its income bands, what else it asks, and whether it is for this household. */
export function SchemeCheck({ facts }: { facts: SchemeFacts }) {
  const { t } = useTranslation('housing')
  const view = viewScheme(facts)
  const known = facts.household_income_year !== null
  return (
    <section className="card tint pad" aria-labelledby="scheme-title">
      <h2 className="h3" id="scheme-title">
        {t('scheme.title')}
      </h2>
      <p className="sm mt4">{t('scheme.lead', LIMITS)}</p>
      <div className="mt12" aria-live="polite">
        <Verdict view={view} />
      </div>
      <BandTable band={known ? view.answer.band : null} />
      <div className="mt12">
        <Accordion title={t('scheme.more')}>
          <ul className="stack g8">
            {FACTS.map((fact) => (
              <li key={fact}>{t(`scheme.fact.${fact}`, LIMITS)}</li>
            ))}
          </ul>
          <p className="mt12">{t('scheme.source')}</p>
        </Accordion>
      </div>
    </section>
  )
}

function Verdict({ view: { verdict, answer } }: { view: SchemeView }) {
  const { t } = useTranslation('housing')
  const tone = { waiting: 'plain', open: 'plain', yes: 'ok', no: 'warn' } as const
  return (
    <Note tone={tone[verdict]} icon={verdict === 'yes' ? 'check' : 'info'}>
      <p className="b">{t(`scheme.verdict.${verdict}`)}</p>
      {verdict === 'no' &&
        answer.problems.map((problem) => (
          <p key={problem} className="mt4">
            {t(`scheme.problem.${problem}`, { ...LIMITS, income: rupees(TOP_INCOME) })}
          </p>
        ))}
      {verdict === 'no' && <p className="mt4">{t('scheme.stillPossible')}</p>}
      {verdict === 'open' && (
        <p className="mt4">{t('scheme.openText', { ...LIMITS, band: t(`scheme.band.${answer.band}`) })}</p>
      )}
      {verdict === 'yes' && (
        <p className="mt4">
          {t('scheme.yesText', {
            ...LIMITS,
            band: t(`scheme.band.${answer.band}`),
            subsidy: rupees(answer.subsidy),
            yearly: rupees(answer.yearly_instalment),
          })}
        </p>
      )}
    </Note>
  )
}

const TOP_INCOME = Math.max(...HOME_SCHEME.bands.map(({ upTo }) => upTo))

function BandTable({ band: yours }: { band: IncomeBand | null }) {
  const { t } = useTranslation('housing')
  return (
    <ScrollFrame label={t('scheme.bands')} className="mt12">
      <table className="tbl">
        <caption className="sr">{t('scheme.bands')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('scheme.bandName')}</th>
            <th scope="col">{t('scheme.bandIncome')}</th>
          </tr>
        </thead>
        <tbody>
          {HOME_SCHEME.bands.map(({ band, upTo }, index) => {
            const above = HOME_SCHEME.bands[index - 1]?.upTo
            return (
              <tr key={band} aria-current={band === yours ? 'true' : undefined}>
                <th scope="row">
                  {t(`scheme.band.${band}`)}
                  {band === yours && <span className="xs mut block">{t('scheme.yours')}</span>}
                </th>
                <td>
                  {above === undefined
                    ? t('scheme.upTo', { to: rupees(upTo) })
                    : t('scheme.between', { from: rupees(above), to: rupees(upTo) })}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
