import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { BrandLogo } from '#src/brand/BrandLogo.tsx'
import { BrandProvider } from '#src/brand/BrandProvider.tsx'
import type { Offering } from '#src/contract/entities/leads/tracking-link.ts'
import { percent } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session/session.ts'
import { PaperDialog } from '#src/ui/dialog/PaperDialog.tsx'
import { QrCode } from '#src/ui/qr/QrCode.tsx'
import { usePartnerBrand } from './hooks.ts'
import type { OfferingKind } from './products.ts'

interface PosterDialogProps {
  url: string
  kind: OfferingKind
  loan: Offering['loan']
  onClose: () => void
}

/** An A4 poster with the QR code and the lines that the law asks for, which nobody can change. */
export function PosterDialog({ url, kind, loan, onClose }: PosterDialogProps) {
  const { t } = useTranslation(['partner-offering', 'partner-marketing', 'products'])
  const brand = usePartnerBrand()
  const partner = useSession((session) => session.partner?.name ?? '')
  const values = {
    brand: brand?.name ?? '',
    partner,
    min: loan ? percent(loan.apr_min) : '',
    max: loan ? percent(loan.apr_max) : '',
  }
  const lock = kind === 'cards' || kind === 'insurance' ? kind : 'loan'
  return (
    <PaperDialog title={t('poster.title')} unready={!brand} onClose={onClose}>
      <Box sx={{ textAlign: 'center', p: { xs: 2, sm: 5 } }}>
        <Box sx={{ display: 'flex', justifyContent: 'center' }}>
          {brand && (
            <BrandProvider brand={brand}>
              <BrandLogo coBrand />
            </BrandProvider>
          )}
        </Box>
        <Typography variant="h2" component="p" sx={{ mt: 4 }}>
          {t(`products:kinds.${kind}.name`)}
        </Typography>
        <Typography sx={{ mt: 2 }}>{t('poster.free')}</Typography>
        <Box sx={{ width: 'min(100%, 300px)', mx: 'auto', mt: 4, '@media print': { width: '110mm' } }}>
          <QrCode text={url} label={t('qr.label', { link: url })} failed={t('qr.failed')} />
        </Box>
        <Typography variant="h4" component="p">
          {t('poster.scan')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {url}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 4 }}>
          {partner}
        </Typography>
        <Typography variant="body2" sx={{ mt: 4 }}>
          {t('partner-marketing:lock.who', values)} {t(`partner-marketing:lock.${lock}`, values)} {t('poster.never')}
        </Typography>
      </Box>
    </PaperDialog>
  )
}
