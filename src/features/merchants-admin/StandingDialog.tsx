import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { partnerStandingChangeSchema } from '#src/contract/entities/partners/partner-standing.ts'
import type { PartnerStanding, Standing } from '#src/contract/entities/partners/partner-standing.ts'
import { monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useChangeStanding, useStanding } from './hooks.ts'

interface StandingDialogProps {
  partner: { partner_id: number; name: string; standing: Standing }
  to: Standing
  onClose: () => void
}

/** Suspends a partner, lets it leave or lets it go on: what that does, what is open, and why. */
export function StandingDialog({ partner: { partner_id, name, standing }, to, onClose }: StandingDialogProps) {
  const { t } = useTranslation('partner-standing')
  const now = useStanding(partner_id)
  const change = useChangeStanding(partner_id)
  const form = useContractForm('changePartnerStanding', partnerStandingChangeSchema, {
    start: { from: standing, to, reason: '' },
    body: ({ reason }) => ({ from: standing, to, reason: reason.trim() }),
    send: change.mutateAsync,
    done: () => {
      toast.success(t(`acts.${to}.done`, { name }))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t(`acts.${to}.title`, { name })}
      confirm={t(`acts.${to}.button`)}
      grave={to !== 'active'}
      onClose={onClose}
    >
      <DialogContentText>{t(`acts.${to}.text`)}</DialogContentText>
      {to !== 'active' && (
        <>
          <DialogContentText sx={{ mt: 3 }}>{t('money')}</DialogContentText>
          <Loaded
            query={now}
            failed={t('failed')}
            space="mt12"
            waiting={<Skeleton variant="rounded" height={120} sx={{ mt: 3 }} />}
          >
            {({ open }) => <Open open={open} />}
          </Loaded>
        </>
      )}
      <Box sx={{ mt: 4 }}>
        <TextField name="reason" label={t('reason')} help={t('reasonHelp')} rows={2} input={{ maxLength: 300 }} />
      </Box>
    </FormDialog>
  )
}

/** What is not done, whatever is decided. */
function Open({ open: { months, tickets, applications, links } }: Pick<PartnerStanding, 'open'>) {
  const { t } = useTranslation('partner-standing')
  const counts = { tickets, applications, links }
  return (
    <Box sx={{ mt: 3 }}>
      <Typography component="h3" variant="subtitle1">
        {t('open.title')}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 5 }}>
        {months.length === 0 && <li>{t('open.noMonths')}</li>}
        {months.map(({ month, net }) => (
          <li key={month}>{t('open.month', { month: monthName(month), net: rupeesAndPaise(net) })}</li>
        ))}
        {(['tickets', 'applications', 'links'] as const).map((each) => (
          <li key={each}>{t(`open.${each}`, { count: counts[each] })}</li>
        ))}
      </Box>
    </Box>
  )
}
