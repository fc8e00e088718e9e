import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Select from '@mui/material/Select'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NAMING_DAYS } from '#src/contract/attribution.ts'
import type { Offering, TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { FormField } from '#src/ui/form/fields/FormField.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import type { useProductLinks } from './hooks.ts'
import { MakeLink } from './MakeLink.tsx'
import type { OfferingKind } from './products.ts'
import { QrPanel } from './QrPanel.tsx'
import { ShareLink } from './ShareLink.tsx'

const isStoppedUsual = ({ label, stopped_by }: TrackingLink) => label === '' && stopped_by === 'staff'

interface LinkCardProps {
  kind: OfferingKind
  loan: Offering['loan']
  /** Undefined while they are loading. */
  query: ReturnType<typeof useProductLinks>
}

/** The link of a product: copied, shared, scanned or printed; others can be made beside it. */
export function LinkCard({ kind, loan, query }: LinkCardProps) {
  const { t } = useTranslation('partner-offering')
  const [chosen, setChosen] = useState<number | null>(null)
  const live = (query.data ?? []).filter(({ disabled_at }) => disabled_at === null)
  const link = live.find(({ link_id }) => link_id === chosen) ?? live.find(({ label }) => label === '') ?? live[0]
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
      <Loaded query={query} failed={t('link.failed')} waiting={<Skeleton variant="rounded" height={320} />}>
        {() => (
          <Box
            sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 216px' } }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h4" component="h2">
                {t('link.title')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>
                {t('link.help')} {t('link.named', { days: NAMING_DAYS })}
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
                <Alert severity="info">
                  {t(query.data?.some(isStoppedUsual) === true ? 'link.stopped' : 'link.masquerade')}
                </Alert>
              )}
              <MakeLink product={link?.product_type} onMade={setChosen} />
            </Box>
            {link && <QrPanel link={link} kind={kind} loan={loan} />}
          </Box>
        )}
      </Loaded>
    </Card>
  )
}
