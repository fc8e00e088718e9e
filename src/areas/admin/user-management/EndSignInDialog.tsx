import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { signInEndSchema } from '#src/contract/entities/staff/staff.ts'
import type { SignInsOf } from '#src/contract/entities/staff/staff.ts'
import { signInWords } from '#src/features/sign-ins/sign-in-words.ts'
import { toast } from '#src/lib/toast.ts'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useEndSignIn, useSignInsOf } from './hooks.ts'
import { Reason } from './Reason.tsx'

interface EndSignInDialogProps {
  whose: SignInsOf & { name: string }
  onClose: () => void
}

/** Where somebody is signed in now, and the end of one of these. */
export function EndSignInDialog({ whose, onClose }: EndSignInDialogProps) {
  const { t } = useTranslation(['staff-admin', 'sign-ins'])
  const { t: words } = useTranslation('sign-ins')
  const query = useSignInsOf(whose)
  const form = useContractForm('endSignInOf', signInEndSchema, {
    start: { session_id: '', reason: '' },
    send: useEndSignIn(whose).mutateAsync,
    done: ({ waits }) => {
      toast.success(t(waits ? 'acts.waits' : 'acts.signIns.done', { name: whose.name }))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('acts.signIns.of', { name: whose.name })}
      confirm={t('acts.signIns.confirm')}
      grave
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('acts.signIns.text')}</DialogContentText>
      <Loaded
        query={query}
        failed={t('sign-ins:failed')}
        waiting={<Skeleton variant="rounded" height={120} />}
        older="goes"
      >
        {(signIns) =>
          signIns.length === 0 ? (
            <Typography>{t('acts.signIns.none')}</Typography>
          ) : (
            <Box sx={{ display: 'grid', gap: 4 }}>
              <RadioCards
                name="session_id"
                label={t('acts.signIns.which')}
                columns={1}
                choices={signIns.map((each) => {
                  const { device, facts } = signInWords(words, each)
                  return { id: each.session_id, value: `${device} · ${facts}` }
                })}
              />
              <Reason />
            </Box>
          )
        }
      </Loaded>
    </FormDialog>
  )
}
