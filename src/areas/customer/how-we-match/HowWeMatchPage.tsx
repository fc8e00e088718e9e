import { useTranslation } from 'react-i18next'
import { GST_PERCENT } from '#src/contract/constants.ts'
import { DECIDED_MONTHS, LEAST_DECISIONS } from '#src/contract/finance/approval-chance.ts'
import { METHOD } from '#src/contract/finance/ranking.ts'
import { dateShort } from '#src/lib/dates.ts'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { ScrollFrame } from '#src/ui/site/ScrollFrame.tsx'
import { useMethod } from './hooks.ts'

const CRITERIA = [
  'income',
  'age',
  'work',
  'business',
  'score',
  'amount',
  'term',
  'share',
  'household',
  'value',
  'area',
  'rest',
] as const
const ORDER = ['full', 'smaller', 'name', 'tie'] as const
const CHANGES = [
  { version: '1.0', effective: '2026-11-01', key: 'first' },
  { version: '1.1', effective: '2026-11-21', key: 'secured' },
  { version: '1.2', effective: '2026-11-22', key: 'refused' },
  { version: '1.3', effective: '2026-11-23', key: 'household' },
  { version: '1.4', effective: '2026-11-27', key: 'instalment' },
  { version: '1.5', effective: '2026-11-27', key: 'business' },
] as const

/** The documented matching method that the RBI Digital Lending Directions 2025, paragraph 6(ii), ask for. */
export function HowWeMatchPage() {
  const { t } = useTranslation('legal')
  return (
    <article className="wrap-c main narrow prose">
      <PageTitle lead={t('match.version', { version: METHOD.version, date: dateShort(METHOD.effective) })}>
        {t('match.title')}
      </PageTitle>
      <p className="mt16">{t('match.lead')}</p>
      <h2 className="h2">{t('match.criteriaTitle')}</h2>
      <p>{t('match.criteriaLead')}</p>
      <ul>
        {CRITERIA.map((key) => (
          <li key={key}>{t(`match.criteria.${key}`)}</li>
        ))}
      </ul>
      <p>{t('match.notMatched')}</p>
      <h2 className="h2">{t('match.orderTitle')}</h2>
      <ol>
        {ORDER.map((key) => (
          <li key={key}>{t(`match.order.${key}`)}</li>
        ))}
      </ol>
      <p>{t('match.sortYourself')}</p>
      <h2 className="h2">{t('match.approvedTitle')}</h2>
      <p>{t('match.approved', { least: LEAST_DECISIONS, months: DECIDED_MONTHS })}</p>
      <h2 className="h2">{t('match.paidTitle')}</h2>
      <p>{t('match.paid')}</p>
      <h2 className="h2">{t('match.aprTitle')}</h2>
      <p>{t('match.apr', { gst: GST_PERCENT })}</p>
      <p>{t('match.rate')}</p>
      <h2 className="h2">{t('match.noPatternsTitle')}</h2>
      <p>{t('match.noPatterns')}</p>
      <h2 className="h2">{t('match.changesTitle')}</h2>
      <ScrollFrame label={t('match.changesTitle')} className="mt12">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('match.columns.version')}</th>
              <th scope="col">{t('match.columns.date')}</th>
              <th scope="col">{t('match.columns.change')}</th>
            </tr>
          </thead>
          <tbody>
            {CHANGES.map(({ version, effective, key }) => (
              <tr key={version}>
                <td>{version}</td>
                <td className="nowrap">{dateShort(effective)}</td>
                <td>{t(`match.changes.${key}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <h2 className="h2">{t('match.lendersTitle')}</h2>
      <p>{t('match.lenders')}</p>
      <QueryScope>
        <LendersChanged />
      </QueryScope>
    </article>
  )
}

/** The method is part of the program; what lenders ask for is not, so its day is asked for. */
function LendersChanged() {
  const { t } = useTranslation('legal')
  const { data } = useMethod()
  return data?.lenders_changed_at ? (
    <p>{t('match.lendersChanged', { date: dateShort(data.lenders_changed_at) })}</p>
  ) : null
}
