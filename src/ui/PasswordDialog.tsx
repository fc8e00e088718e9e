import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '#src/contract/path-to.ts'

export interface NewPassword {
  name: string
  email: string
  password: string
}

/** A password that is shown this once: only its button closes it, never a click beside it. */
export function PasswordDialog({ name, email, password, onClose }: NewPassword & { onClose: () => void }) {
  const { t } = useTranslation('staff')
  const id = useId()
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password)
      setCopied('copied')
    } catch {
      // Browsers refuse it without https or permission; the text can still be selected.
      setCopied('notCopied')
    }
  }
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {t('password.title', { name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {t('password.text', { email, path: pathTo('partnerLogin') })}
        </DialogContentText>
        <Box component="output" aria-label={t('password.label')} sx={shown}>
          {password}
        </Box>
        <Box role="status" sx={{ minHeight: 24, mt: 2 }}>
          {copied && t(`password.${copied}`)}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('password.copy')}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('password.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const shown = {
  display: 'block',
  mt: 4,
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  fontFamily: 'monospace',
  fontSize: '1.125rem',
  textAlign: 'center',
  userSelect: 'all',
  overflowWrap: 'anywhere',
}
