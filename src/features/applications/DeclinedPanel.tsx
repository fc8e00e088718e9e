import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { DEFAULT_PRODUCT } from '#src/contract/entities/shared/loan-products.ts'
import { draftPath } from '#src/contract/product-paths.ts'
import { WAY_OF_REFUSAL, wayPath } from '#src/contract/ways-on.ts'
import { productsPath } from '#src/lib/boot.ts'
import { dateShort } from '#src/lib/dates.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { toastError } from '#src/lib/toast.ts'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { useNewApplication } from './hooks.ts'
import { refusalReason } from './status-steps.ts'

/** A refusal in plain words: who, why as far as the lender said, what may help, and the other lenders. */
export function DeclinedPanel({ lender, application }: { lender: string; application: Application | null }) {
  const { t } = useTranslation(['applications', 'refusals'])
  const navigate = useNavigate()
  const another = useNewApplication()
  const refusal = application?.refusal ?? null
  const code = refusal?.reason ?? null
  const reason = code === null ? application && refusalReason(application) : t(`refusals:reason.${code}`)
  const way = WAY_OF_REFUSAL[code ?? 'none']
  // Another request and other lenders are both where the offers are.
  const to =
    way === 'address' || way === 'details' || way === 'score'
      ? wayPath(way, application?.product_type ?? null, productsPath())
      : null
  const onOthers = () => {
    if (another.isPending) return
    another.mutate(undefined, {
      onSuccess: () => void navigate(draftPath(getSession().productType ?? DEFAULT_PRODUCT)),
      onError: toastError,
    })
  }
  return (
    <Note icon="info">
      <p className="b">{t('declined.title', { lender })}</p>
      <p className="mt4">{reason ? t('declined.reason', { reason }) : t('declined.noReason', { lender })}</p>
      <p className="mt4">{t(`refusals:advice.${code ?? 'none'}`, { lender })}</p>
      {refusal && refusal.until > refusal.on && (
        <p className="mt4">{t('refusals:askAgain', { lender, until: dateShort(refusal.until) })}</p>
      )}
      <p className="mt4">{t('refusals:report')}</p>
      <p className="mt12">
        <Button look="secondary" small busy={another.isPending} onClick={onOthers}>
          {t('declined.others')}
        </Button>{' '}
        {to !== null && (
          <LinkButton look="text" small to={to}>
            {t(`refusals:way.${way as 'score'}`)}
          </LinkButton>
        )}
      </p>
    </Note>
  )
}
