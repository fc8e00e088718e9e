import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import { dateTime } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { errorText } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { TextInput } from '#src/ui/site/fields/TextInput.tsx'
import { Note } from '#src/ui/site/Note.tsx'

/** Makes a link that opens this visit on another device, once and for a few minutes. */
export function TransferOffer() {
  const { t } = useTranslation('handover')
  const brand = useBrand()
  const prospectAppId = useSession((session) => session.prospectAppId)
  const productType = useSession((session) => session.productType)
  const [link, setLink] = useState<{ address: string; ends: string } | null>(null)
  const [copied, setCopied] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  if (prospectAppId === null) return null

  const make = async () => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    setCopied(false)
    try {
      const body = { prospectAppId, ...(productType && { product_type: productType }) }
      const { code, expires_in } = await call('createTransfer', { body })
      const partner = brand.code === DEFAULT_PARTNER_CODE ? '' : `?partner=${brand.code}`
      setLink({
        address: `${window.location.origin}/transfer/${code}${partner}`,
        ends: new Date(Date.now() + expires_in * 1000).toISOString(),
      })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const copy = (address: string) => {
    navigator.clipboard.writeText(address).then(() => setCopied(true), setFailure)
  }
  return (
    <section className="card pad-s mt24" aria-labelledby="transfer-title">
      <h2 className="h3" id="transfer-title">
        {t('transfer.offer.title')}
      </h2>
      <p className="sm mut mt4">{t('transfer.offer.text')}</p>
      {link && (
        <div className="mt12">
          <TextInput
            label={t('transfer.offer.label')}
            help={t('transfer.offer.ends', { time: dateTime(link.ends) })}
            value={link.address}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
      <div className="row wrap mt12">
        {link && (
          <Button look="secondary" small onClick={() => copy(link.address)}>
            {t('transfer.offer.copy')}
          </Button>
        )}
        <Button look={link ? 'text' : 'secondary'} small busy={busy} onClick={() => void make()}>
          {busy ? t('transfer.offer.making') : t('transfer.offer.make')}
        </Button>
      </div>
      <p className="sm" role="status">
        {copied ? t('transfer.offer.copied') : ''}
      </p>
      {failure !== null && (
        <Note tone="err" role="alert">
          {errorText(failure)}
        </Note>
      )}
    </section>
  )
}
