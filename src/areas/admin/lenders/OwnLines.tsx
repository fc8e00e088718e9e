import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { thenWords, whenWords } from './row-words.ts'
import { StatusLine, StatusLines } from './StatusLine.tsx'

interface OwnLinesProps {
  rows: readonly StatusRow[]
  busy: boolean
  onSave: (rows: StatusRow[]) => void
  onEdit: (at: number) => void
}

/** A lender's own lines, tried from the first one on. */
export function OwnLines({ rows, busy, onSave, onEdit }: OwnLinesProps) {
  const { t } = useTranslation(['status-words', 'applications'])
  const [said, setSaid] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const nameOf = (row: StatusRow) => [...whenWords(row, t), thenWords(row, t)].join(', ')
  const move = (at: number, by: -1 | 1) => {
    const moved = [...rows]
    const [row] = moved.splice(at, 1)
    if (!row) return
    moved.splice(at + by, 0, row)
    setSaid(t('moved', { line: nameOf(row), place: at + by + 1, count: rows.length }))
    onSave(moved)
  }
  const remove = (at: number) => {
    // The button goes with its line.
    list.current?.focus()
    onSave(rows.filter((_, each) => each !== at))
  }
  return (
    <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
      {rows.length === 0 && <Typography sx={{ mt: 3 }}>{t('own.none')}</Typography>}
      <StatusLines ordered>
        {rows.map((row, at) => (
          <StatusLine key={`${JSON.stringify(row)} ${at}`} row={row} place={at + 1}>
            <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
              {([-1, 1] as const).map((by) => {
                const end = by < 0 ? at === 0 : at === rows.length - 1
                return (
                  <IconButton
                    key={by}
                    aria-label={t(by < 0 ? 'up' : 'down', { line: nameOf(row) })}
                    disabled={end || busy}
                    onClick={() => move(at, by)}
                  >
                    <Box component="span" sx={{ display: 'flex', rotate: by < 0 ? '180deg' : '0deg' }}>
                      <Icon name="chevronDown" size={16} />
                    </Box>
                  </IconButton>
                )
              })}
              <Button
                size="small"
                sx={{ minHeight: 44 }}
                aria-label={t('editOf', { line: nameOf(row) })}
                disabled={busy}
                onClick={() => onEdit(at)}
              >
                {t('edit')}
              </Button>
              <Button
                size="small"
                color="error"
                sx={{ minHeight: 44 }}
                aria-label={t('removeOf', { line: nameOf(row) })}
                disabled={busy}
                onClick={() => remove(at)}
              >
                {t('remove')}
              </Button>
            </Box>
          </StatusLine>
        ))}
      </StatusLines>
      <p className="app-hidden" role="status">
        {said}
      </p>
    </Box>
  )
}
