import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { AnswersFirst } from '#src/features/applications/apply/AnswersFirst.tsx'
import { AppliedPanel } from '#src/features/applications/apply/AppliedPanel.tsx'
import { ApplyPanel } from '#src/features/applications/apply/ApplyPanel.tsx'
import { useApplied } from '#src/features/applications/apply/use-applied.ts'
import { useKfs } from '#src/features/offers/hooks.ts'
import { OfferFigures } from '#src/features/offers/OfferFigures.tsx'
import { OffersSkeleton } from '#src/features/offers/OffersSkeleton.tsx'
import { KfsStatement } from '#src/features/offers/statement/KfsStatement.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { useScrollToHash } from '#src/ui/page/use-scroll-to-hash.ts'
import { Note } from '#src/ui/site/Note.tsx'
import { ApprovalsSection } from './ApprovalsSection.tsx'

/** So many open applications, and one more is worth a second thought. */
const SEVERAL = 2

interface OfferScreenProps {
  appId: string
  offer: MatchedOffer
  /** Amount and term in a line under the lender's name. */
  summary: string
  /** What must be known before the figures. */
  remark?: string
  /** What this kind of loan has to say between its figures and the statement. */
  children: ReactNode
  /** What comes after the application, beside the statement. */
  next: ReactNode
  onApplied: (application: Application) => void
  /** The figures have changed since: everything about them is asked for anew. */
  onStale: () => void
}

/** One offer in full: figures, Key Fact Statement, and only then consents and Apply. */
export function OfferScreen({ appId, offer, summary, remark, children, next, onApplied, onStale }: OfferScreenProps) {
  const { t } = useTranslation(['kfs', 'offers'])
  const { lender_id, amount, tenure_months } = offer
  const open = useApplied(useSession((session) => session.productType))
  const applied = open.get(lender_id)
  const kfs = useKfs(appId, lender_id, { amount, tenure: tenure_months })
  useScrollToHash(kfs.data !== undefined)
  return (
    <>
      <TitleRow picture={<LenderTile name={offer.name} />}>
        <PageTitle lead={summary}>{offer.name}</PageTitle>
      </TitleRow>
      {remark !== undefined && <p className="sm mt8">{remark}</p>}
      <div className="two mt20">
        <div className="stack g20">
          <OfferFigures offer={offer} />
          <ApprovalsSection approvals={offer.approvals} />
          {children}
          <Loaded query={kfs} failed={t('failed')} waiting={<OffersSkeleton />}>
            {(statement) => <KfsStatement kfs={statement} />}
          </Loaded>
        </div>
        {kfs.data && (
          <aside className="stack g20 no-print status-aside">
            {!applied && open.size >= SEVERAL && (
              <Note tone="warn">
                <p className="b">{t('offers:several.title', { count: open.size })}</p>
                <p className="mt4">{t('offers:several.text')}</p>
              </Note>
            )}
            {applied ? (
              <AppliedPanel lender={offer.name} applied={applied} />
            ) : kfs.data.missing.length > 0 ? (
              <AnswersFirst offer={offer} count={kfs.data.missing.length} />
            ) : (
              <ApplyPanel
                key={kfs.data.proposal_number}
                appId={appId}
                offer={offer}
                proposalNumber={kfs.data.proposal_number}
                sends={kfs.data.sends}
                onApplied={onApplied}
                onStale={() => {
                  onStale()
                  // Whoever has to read another statement is led to it.
                  void kfs.refetch().then(() => document.getElementById('kfs')?.focus())
                }}
              />
            )}
            {next}
          </aside>
        )}
      </div>
    </>
  )
}
