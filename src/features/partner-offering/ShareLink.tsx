import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { linkAddress } from '#src/lib/link-address.ts'
import { toast } from '#src/lib/toast.ts'
import { ReadOnlyField } from '#src/ui/form/fields/ReadOnlyField.tsx'
import { usePartnerBrand } from './hooks.ts'
import type { OfferingKind } from './products.ts'

interface ShareLinkProps {
  link: TrackingLink
  kind: OfferingKind
  /** Further ways, beside its own. */
  children?: ReactNode
}

/** A link to copy, to share and to send. */
export function ShareLink({ link, kind, children }: ShareLinkProps) {
  const { t } = useTranslation(['partner-offering', 'products'])
  const brand = usePartnerBrand()
  const field = useRef<HTMLInputElement>(null)
  const url = linkAddress(link, 'link')
  const text = t('link.shareText', { product: t(`products:kinds.${kind}.name`), brand: brand?.name ?? '' })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('link.copied'))
    } catch {
      field.current?.select()
      toast.error(t('link.copyFailed'))
    }
  }
  const share = async () => {
    try {
      await navigator.share({ text, url })
    } catch {
      // Closed without choosing anybody: nothing has gone wrong.
    }
  }
  const canShare = typeof navigator.share === 'function'
  return (
    <>
      <ReadOnlyField id="field-link" label={t('link.address')} value={url} inputRef={field} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        <Button variant="contained" onClick={() => void copy()}>
          {t('link.copy')}
        </Button>
        {canShare && (
          <Button variant="outlined" onClick={() => void share()}>
            {t('link.share')}
          </Button>
        )}
        <Button
          variant="outlined"
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('link.whatsapp')}
        </Button>
        {children}
      </Box>
    </>
  )
}
