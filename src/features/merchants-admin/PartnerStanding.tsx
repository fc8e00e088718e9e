import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Standing } from '#src/contract/entities/partners/partner-standing.ts'
import { dateTime } from '#src/lib/dates.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useStanding } from './hooks.ts'
import { StandingActs } from './StandingActs.tsx'
import { StandingChip } from './StandingChip.tsx'
import { StandingDialog } from './StandingDialog.tsx'

/** Whether a partner works with us, since when and why, what that means, and the acts that change it. */
export function PartnerStanding({ partner: { id, name } }: { partner: { id: number; name: string } }) {
  const { t } = useTranslation('partner-standing')
  const query = useStanding(id)
  const [open, setOpen] = useOpened<{ standing: Standing; to: Standing } | null>(null)
  return (
    <>
      <Loaded query={query} failed={t('failed')} waiting={<Skeleton variant="rounded" height={96} sx={{ mt: 3 }} />}>
        {({ standing, at, by, reason }) => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
              <StandingChip standing={standing} />
              {at !== null && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {by === null ? dateTime(at) : t('since', { at: dateTime(at), by })}
                </Typography>
              )}
            </Box>
            {reason !== '' && (
              <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>{t('because', { reason })}</Typography>
            )}
            <Typography sx={{ mt: 2, maxWidth: 720 }}>{t(`means.${standing}`)}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
              <StandingActs partner={{ name, standing }} onChoose={(to) => setOpen({ standing, to })} />
            </Box>
          </>
        )}
      </Loaded>
      {open && (
        <StandingDialog
          partner={{ partner_id: id, name, standing: open.standing }}
          to={open.to}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
