import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useBrandOf } from '#src/brand/use-brand-of.ts'
import type { LinkLine } from '#src/contract/entities/leads/link-desk.ts'
import { usePartners } from '#src/features/partners-admin/hooks.ts'
import { linkAddress } from '#src/lib/link-address.ts'
import { PaperDialog } from '#src/ui/dialog/PaperDialog.tsx'
import { QrCode } from '#src/ui/qr/QrCode.tsx'

/** What is printed of a link. */
export type PrintedLink = Pick<LinkLine, 'link_id' | 'code' | 'partner_id' | 'label' | 'product_type'>

/** The QR codes of many links on A4, each to be cut out: whose it is, what for, and who we are. */
export function QrSheetDialog({ links, onClose }: { links: readonly PrintedLink[]; onClose: () => void }) {
  const { t } = useTranslation('tracking-links')
  return (
    <PaperDialog title={t('sheet.title')} maxWidth="md" onClose={onClose}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
          '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {links.map((link) => (
          <SheetCell key={link.link_id} link={link} />
        ))}
      </Box>
    </PaperDialog>
  )
}

function SheetCell({ link }: { link: PrintedLink }) {
  const { t } = useTranslation(['tracking-links', 'applications', 'partner-marketing'])
  const partner = usePartners().data?.find(({ id }) => id === link.partner_id)
  const brand = useBrandOf(partner?.code ?? '')
  const url = linkAddress(link, 'qr')
  const name = link.label || t('table.usual')
  return (
    <Box
      component="li"
      sx={{
        border: '1px dashed',
        borderColor: 'divider',
        p: 3,
        textAlign: 'center',
        breakInside: 'avoid',
        minWidth: 0,
      }}
    >
      <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2">{t(`applications:productName.${link.product_type}`)}</Typography>
      <Box sx={{ width: 'min(100%, 180px)', mx: 'auto', my: 2 }}>
        <QrCode text={url} label={t('sheet.label', { name, link: url })} failed={t('sheet.failed')} />
      </Box>
      <Typography variant="body2">{t('sheet.scan')}</Typography>
      <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {url}
      </Typography>
      {brand && partner && (
        <Typography variant="caption" component="p" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('partner-marketing:lock.who', { brand: brand.name, partner: partner.name })}
        </Typography>
      )}
    </Box>
  )
}
