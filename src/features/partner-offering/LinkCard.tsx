import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Offering, TrackingLink } from '#src/contract/entities/tracking-link.ts'
import { linkAddress } from '#src/lib/link-address.ts'
import type { OfferingKind } from './products.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { MakeLink } from './MakeLink.tsx'
import { QrPanel } from './QrPanel.tsx'
import { usePartnerBrand } from './hooks.ts'
import type { useProductLinks } from './hooks.ts'

interface LinkCardProps {
  kind: OfferingKind
  loan: Offering['loan']
  /** Undefined while they are loading. */
  query: ReturnType<typeof useProductLinks>
}

/** The link of a product: copied, shared, scanned or printed; others can be made beside it. */
export function LinkCard({ kind, loan, query }: LinkCardProps) {
  const { t } = useTranslation(['partner-offering', 'common'])
  const { data, error, refetch } = query
  const [chosen, setChosen] = useState<number | null>(null)
  const live = (data ?? []).filter(({ disabled_at }) => disabled_at === null)
  const link = live.find(({ link_id }) => link_id === chosen) ?? live.find(({ label }) => label === '') ?? live[0]
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
      {error && !data ? (
        <Alert
          severity="error"
          action={
            <Button size="small" variant="text" onClick={() => void refetch()}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t('link.failed')} {errorText(error)}
        </Alert>
      ) : !data ? (
        <Skeleton variant="rounded" height={320} />
      ) : (
        <Box
          sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 216px' } }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h4" component="h2">
              {t('link.title')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>
              {t('link.help')}
            </Typography>
            {link ? (
              <>
                {live.length > 1 && (
                  <Box sx={{ mb: 4 }}>
                    <FormField id="field-which-link" label={t('link.which')}>
                      {() => (
                        <Select
                          native
                          value={link.link_id}
                          onChange={(event) => setChosen(Number(event.target.value))}
                          inputProps={{ id: 'field-which-link' }}
                        >
                          {live.map(({ link_id, label }) => (
                            <option key={link_id} value={link_id}>
                              {label || t('link.usual')}
                            </option>
                          ))}
                        </Select>
                      )}
                    </FormField>
                  </Box>
                )}
                <ShareLink link={link} kind={kind} />
              </>
            ) : (
              <Alert severity="info">{t('link.masquerade')}</Alert>
            )}
            <MakeLink product={link?.product_type} onMade={setChosen} />
          </Box>
          {link && <QrPanel link={link} kind={kind} loan={loan} />}
        </Box>
      )}
    </Card>
  )
}

function ShareLink({ link, kind }: { link: TrackingLink; kind: OfferingKind }) {
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
      <FormField id="field-link" label={t('link.address')}>
        {() => (
          <OutlinedInput
            id="field-link"
            value={url}
            readOnly
            inputRef={field}
            onFocus={(event) => event.target.select()}
          />
        )}
      </FormField>
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
      </Box>
    </>
  )
}
