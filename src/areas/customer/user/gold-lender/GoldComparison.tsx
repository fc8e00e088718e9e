import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { goldLenderPage } from '#src/contract/lender-pages.ts'
import { comparedFigures } from '#src/features/offers/figures.ts'
import { reasonText } from '#src/features/offers/reason-words.ts'
import { CompareTable } from '#src/ui/money/CompareTable.tsx'

const SHOWN = [
  'amount',
  'apr',
  'emi',
  'once',
  'repay',
  'interest',
  'fees',
  'receive',
  'penal',
  'foreclosure',
  'coolingOff',
  'approvals',
]

interface GoldComparisonProps {
  answer: OffersAnswer
  /** The lender whose page this is. */
  current: number | null
}

/** Every gold lender side by side, in the published order, with the way to its page; who did not match, and why. */
export function GoldComparison({ answer, current }: GoldComparisonProps) {
  const { t } = useTranslation('gold')
  const figures = comparedFigures(answer.matched, t)
  const offers = answer.matched.map((offer, at) => ({
    offer,
    figures: (figures[at] ?? []).filter(({ key }) => SHOWN.includes(key)),
  }))
  const [first] = offers
  return (
    <section className="card pad no-print" aria-labelledby="gold-lenders-title">
      <h2 className="h2" id="gold-lenders-title">
        {t('compare.title')}
      </h2>
      {first && <p className="sm mut mt4">{t('compare.lead')}</p>}
      {first && (
        <div className="mt12">
          <CompareTable
            corner={t('offers:compare.figure')}
            labelledBy="gold-lenders-title"
            columns={offers.map(({ offer: { lender_id, lender_slug, name } }) => ({
              key: lender_id,
              head: <LenderName name={name} slug={lender_slug} current={lender_id === current} />,
            }))}
            rows={first.figures.map(({ key }, index) => ({
              key,
              label: t(`offers:compare.row.${key}`),
              cells: offers.map(({ figures }) => ({ content: figures[index]?.text, lang: figures[index]?.lang })),
            }))}
          />
        </div>
      )}
      {answer.not_matched
        .filter(({ lender_id }) => lender_id !== current)
        .map(({ lender_id, name, reasons }) => (
          <div key={lender_id} className="mt16">
            <h3 className="h4">{t('compare.notMatched', { lender: name })}</h3>
            {reasons.map((reason) => (
              <p key={reason.code} className="sm mut">
                {reasonText(reason, t)}
              </p>
            ))}
          </div>
        ))}
    </section>
  )
}

function LenderName({ name, slug, current }: { name: string; slug: string; current: boolean }) {
  const { t } = useTranslation('gold')
  if (current)
    return (
      <>
        {name}
        <span className="xs mut block">{t('compare.here')}</span>
      </>
    )
  return (
    <>
      {name}
      <span className="block">
        <Link className="link sm" to={goldLenderPage(slug)}>
          {t('compare.see')}
          <span className="sr">: {name}</span>
        </Link>
      </span>
    </>
  )
}
