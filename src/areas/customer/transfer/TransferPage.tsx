import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { HandoverFrame } from '#src/features/handover/HandoverFrame.tsx'
import { ApiError } from '#src/lib/http/api-error.ts'
import { loadHttp } from '#src/lib/http/load-http.ts'
import { loadSession } from '#src/lib/session/load-session.ts'
import { restoreSession } from '#src/lib/session/session-restore.ts'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'

/** Opens a link that another device has made: the visit comes along, the person proves themselves with a code. */
export function TransferPage() {
  const { t } = useTranslation('handover')
  const navigate = useNavigate()
  const { prospectId: code = '' } = useParams()
  const [state, setState] = useState<'working' | 'gone' | 'failed'>('working')
  const started = useRef(false)

  const redeem = async () => {
    setState('working')
    try {
      await restoreSession('customer')
      const [{ call }, { setSession }] = await Promise.all([loadHttp(), loadSession()])
      const visit = await call('redeemTransfer', { body: { code } })
      const { prospectAppId, product_type, url_segment: urlSegment, utms } = visit
      const productType = isProductType(product_type) ? product_type : null
      await setSession({ prospectAppId, productType, urlSegment, utms })
      await navigate(pathTo('verification'), { replace: true, state: { continues: true } })
    } catch (error) {
      const answered = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
      setState(answered ? 'gone' : 'failed')
    }
  }
  useEffect(() => {
    // The code is good once: the second run of a development render must not spend it.
    if (started.current) return
    started.current = true
    void redeem()
  })

  if (state === 'working') return <HandoverFrame title={t('transfer.title')} text={t('transfer.working')} busy />
  if (state === 'failed')
    return (
      <HandoverFrame title={t('transfer.title')} text={t('transfer.failed')}>
        <p className="mt20">
          <Button onClick={() => void redeem()}>{t('transfer.retry')}</Button>
        </p>
      </HandoverFrame>
    )
  return (
    <HandoverFrame title={t('transfer.gone')} text={t('transfer.goneText')}>
      <p className="mt20">
        <LinkButton to={pathTo('verification')}>{t('transfer.begin')}</LinkButton>
      </p>
    </HandoverFrame>
  )
}
