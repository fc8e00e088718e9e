import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Offering, TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { linkAddress } from '#src/lib/link-address.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { saveQrPng } from '#src/ui/qr/qr-code.ts'
import { QrCode } from '#src/ui/qr/QrCode.tsx'
import { useQrModules } from '#src/ui/qr/use-qr-modules.ts'
import { PosterDialog } from './PosterDialog.tsx'
import type { OfferingKind } from './products.ts'

interface QrPanelProps {
  link: TrackingLink
  kind: OfferingKind
  loan: Offering['loan']
}

/** The QR code of a link, as a picture to save and on a poster to print. */
export function QrPanel({ link, kind, loan }: QrPanelProps) {
  const { t } = useTranslation('partner-offering')
  const [poster, setPoster] = useOpened<boolean>(false)
  const url = linkAddress(link, 'qr')
  const { data } = useQrModules(url)
  return (
    <Card
      variant="outlined"
      sx={{ p: 4, alignSelf: 'start', textAlign: 'center', maxWidth: 280, justifySelf: 'center' }}
    >
      <QrCode text={url} label={t('qr.label', { link: url })} failed={t('qr.failed')} />
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 3 }}>
        {t('qr.caption')}
      </Typography>
      <Button
        fullWidth
        variant="outlined"
        aria-disabled={!data}
        onClick={() => data && saveQrPng(data, `qr-${link.code}.png`)}
      >
        {t('qr.png')}
      </Button>
      <Button fullWidth variant="outlined" onClick={() => setPoster(true)} sx={{ mt: 2 }}>
        {t('qr.poster')}
      </Button>
      {poster && <PosterDialog url={url} kind={kind} loan={loan} onClose={() => setPoster(false)} />}
    </Card>
  )
}
