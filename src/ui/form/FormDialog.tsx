import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/toast.ts'
import type { FormHandle } from './form-handle.ts'
import { Form } from './Form.tsx'

interface FormDialogProps {
  form: ComponentProps<typeof Form>['form'] & Pick<FormHandle, 'busy' | 'failure'>
  title: string
  /** The word on the button that sends. */
  confirm: string
  /** For what cannot be taken back. */
  grave?: boolean
  /** One field asks for less room than an explanation. */
  narrow?: boolean
  children: ReactNode
  onClose: () => void
}

/** A question answered by a form: what failed stands below the fields, and while it is being sent the dialog stays. */
export function FormDialog({ form, title, confirm, grave, narrow, children, onClose }: FormDialogProps) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <Dialog
      open
      fullWidth={!narrow}
      maxWidth={narrow ? 'xs' : 'sm'}
      aria-labelledby={`${id}-title`}
      onClose={() => !form.busy && onClose()}
    >
      {/* Without a box of its own, so that only what lies between title and buttons scrolls. */}
      <Box component={Form} form={form} prefix={id} sx={{ display: 'contents' }}>
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          {children}
          {form.failure !== null && (
            <Alert severity="error" sx={{ mt: 3 }}>
              {errorText(form.failure)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
          <Button variant="outlined" sx={{ flex: 'none', whiteSpace: 'nowrap' }} disabled={form.busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" color={grave ? 'error' : 'primary'} aria-busy={form.busy}>
            {confirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
