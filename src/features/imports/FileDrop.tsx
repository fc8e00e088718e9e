import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/site/icons.tsx'
import { ACCEPTED } from './file-kinds.ts'

interface FileDropProps {
  file: File | null
  /** What is wrong with it, in words. */
  problem: string | null
  disabled: boolean
  /** Banks name theirs as they like. */
  anyName?: boolean
  onChange: (file: File | null) => void
}

/** Takes a table, chosen or dropped. */
export function FileDrop({ file, problem, disabled, anyName = false, onChange }: FileDropProps) {
  const { t } = useTranslation('imports')
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (!disabled) onChange(files?.[0] ?? null)
  }
  const drag = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is)
  }
  return (
    <>
      <Box
        component="label"
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          take(event.dataTransfer.files)
        }}
        sx={{
          position: 'relative',
          display: 'grid',
          justifyItems: 'center',
          gap: 2,
          p: { xs: 6, md: 10 },
          textAlign: 'center',
          border: '2px dashed',
          borderColor: problem === null ? 'text.secondary' : 'error.main',
          borderRadius: 1,
          bgcolor: over ? 'action.hover' : 'background.default',
          cursor: disabled ? 'default' : 'pointer',
          '&:focus-within': { outline: '3px solid', outlineOffset: 2 },
        }}
      >
        <Icon name="document" size={24} />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t('drop.title')}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {t(anyName ? 'drop.helpBank' : 'drop.help')}
        </Typography>
        <Box
          component="input"
          type="file"
          accept={anyName ? undefined : ACCEPTED}
          disabled={disabled}
          aria-describedby={id}
          aria-invalid={problem !== null}
          onChange={(event) => {
            take(event.target.files)
            // The same file, corrected, can be chosen again.
            event.target.value = ''
          }}
          sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' }}
        />
      </Box>
      <Box id={id} role="status" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
        {file !== null && <Typography>{t('drop.chosen', { name: file.name, size: sizeOf(file) })}</Typography>}
        {(file === null || problem !== null) && (
          <Typography color={problem === null ? 'textPrimary' : 'error'}>{problem ?? t('drop.none')}</Typography>
        )}
      </Box>
    </>
  )
}

/** Whole kilobytes, one at least. */
const sizeOf = ({ size }: File): number => Math.max(1, Math.round(size / 1024))
