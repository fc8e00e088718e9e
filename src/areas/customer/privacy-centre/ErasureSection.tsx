import { useTranslation } from 'react-i18next'
import { withTheme } from '#src/brand/with-theme.ts'
import type { Erasure } from '#src/contract/entities/privacy/privacy.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useCancelErasure, useErasure, useErasurePlan } from '#src/features/privacy/hooks.ts'
import { RetentionTable } from '#src/features/privacy/RetentionTable.tsx'
import { dateTime } from '#src/lib/dates.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Accordion } from '#src/ui/site/Accordion.tsx'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { ErasurePlan } from './ErasurePlan.tsx'
import { PrivacySection } from './PrivacySection.tsx'

const ErasureDialog = lazyPart(() => withTheme(async () => (await import('./ErasureDialog.tsx')).ErasureDialog))

/** Asking to be forgotten, and following what becomes of it. */
export function ErasureSection() {
  const { t } = useTranslation(['privacy', 'retention'])
  const erasure = useErasure()
  const plan = useErasurePlan()
  const [asking, setAsking] = useOpened<boolean>(false)
  const request = erasure.data
  const pending = request?.status === 'open' || request?.status === 'held'
  return (
    <PrivacySection
      id="erasure"
      title={t('erasure.title')}
      lead={t('erasure.lead')}
      query={erasure}
      failed={t('erasure.failed')}
    >
      {request && pending && <Pending request={request} />}
      {request?.status === 'cancelled' && (
        <div className="mt16">
          <Note role="status">
            {t(request.partly_erased_at === null ? 'erasure.status.cancelled' : 'erasure.status.cancelledPartly', {
              reference: request.reference,
            })}
          </Note>
        </div>
      )}
      {!pending && (
        <>
          <p className="sm mut mt8">{t('erasure.notice')}</p>
          <p className="mt16">
            <Button look="secondary" onClick={() => setAsking(true)}>
              {t('erasure.ask')}
            </Button>
          </p>
          {asking && <ErasureDialog onClose={() => setAsking(false)} />}
        </>
      )}
      <Loaded query={plan} failed={t('erasure.plan.failed')} space="mt16" waiting={null}>
        {(shown) => <ErasurePlan plan={shown} />}
      </Loaded>
      <div className="mt16">
        <Accordion title={t('retention:title')}>
          <RetentionTable />
        </Accordion>
      </div>
    </PrivacySection>
  )
}

/** What is said of a request: what of it has gone, and what waits. */
function stateOfRequest({ status, held_for, partly_erased_at }: Erasure) {
  if (status !== 'held') return 'open'
  if (held_for === 'legal_hold') return 'frozen'
  if (partly_erased_at === null) return 'held'
  return held_for === 'part_hold' ? 'partlyNamed' : 'partly'
}

const STEPS = ['asked', 'held', 'notice', 'erased'] as const

function Pending({ request }: { request: Erasure }) {
  const { t } = useTranslation('privacy')
  const cancel = useCancelErasure()
  const held = request.status === 'held'
  const now = STEPS.indexOf(held ? 'held' : 'notice')
  const onCancel = () => {
    if (cancel.isPending) return
    cancel.mutate(undefined, { onSuccess: () => toast.success(t('erasure.cancelled')), onError: toastError })
  }
  const stateOf = (index: number) => (index < now ? 'done' : index === now ? 'now' : 'next')
  return (
    <div className="mt16 stack g16">
      <Note tone="warn" role="status">
        <p className="b">{t(`erasure.status.${stateOfRequest(request)}`, { at: dateTime(request.erase_after) })}</p>
        <p className="mt4">
          {t('erasure.reference', { reference: request.reference, at: dateTime(request.requested_at) })}
        </p>
      </Note>
      <ol className="erase-steps">
        {STEPS.map((step, index) => (
          <li key={step} className={stateOf(index)}>
            <Icon name={stateOf(index) === 'done' ? 'check' : 'clock'} />
            <span>
              {t(`erasure.steps.${step}`)}
              <span className="sm mut block">{t(`erasure.step.${stateOf(index)}`)}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="row wrap">
        <Button look="secondary" busy={cancel.isPending} onClick={onCancel}>
          {t('erasure.cancel')}
        </Button>
        {request.held_for === 'application_under_way' && (
          <LinkButton look="text" to={pathTo('applicationStatus')}>
            {t('erasure.applications')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
