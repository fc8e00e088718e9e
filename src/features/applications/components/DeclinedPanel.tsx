import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Application } from '#src/contract/entities/application.ts'
import { getSession } from '#src/lib/session-store.ts'
import { toastError } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { DRAFT_PATHS } from '../draft-path.ts'
import { useNewApplication } from '../hooks.ts'
import { refusalReason } from '../status-steps.ts'

/** A refusal in plain words: who, why as far as the lender said, what may help, and the other lenders. */
export function DeclinedPanel({ lender, application }: { lender: string; application: Application | null }) {
  const { t } = useTranslation('applications')
  const navigate = useNavigate()
  const another = useNewApplication()
  const reason = application && refusalReason(application)
  const onOthers = () => {
    if (another.isPending) return
    another.mutate(undefined, {
      onSuccess: () => void navigate(DRAFT_PATHS[getSession().productType ?? 'Personal Loans']),
      onError: toastError,
    })
  }
  return (
    <Note icon="info">
      <p className="b">{t('declined.title', { lender })}</p>
      <p className="mt4">{reason ? t('declined.reason', { reason }) : t('declined.noReason', { lender })}</p>
      <p className="mt4">{t('declined.help')}</p>
      <p className="mt12">
        <Button look="secondary" small busy={another.isPending} onClick={onOthers}>
          {t('declined.others')}
        </Button>
      </p>
    </Note>
  )
}
