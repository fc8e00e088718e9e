import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InlineField } from '#src/ui/inline/InlineField.tsx'

interface FileCellProps {
  /** Its column. */
  field: string
  row: number
  text: string
  wrong: boolean
  edited: boolean
  editable: boolean
  onSave: (value: string, from?: string) => Promise<void>
  onEditing: (is: boolean) => void
}

/** A cell of a file: what it says, and a press or Enter to put it right in its place. */
export function FileCell({ field, row, text, wrong, edited, editable, onSave, onEditing }: FileCellProps) {
  const { t } = useTranslation(['imports', 'form'])
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !editing) button.current?.focus()
    was.current = editing
  }, [editing])
  const shown = text || t('errors.empty')
  const change = (is: boolean) => {
    setEditing(is)
    onEditing(is)
  }
  // What is typed stays whatever becomes of the row.
  if (editing)
    return (
      <InlineField
        inCell
        label={field}
        shown={shown}
        typed={text}
        onSave={onSave}
        onEditing={change}
        present={(value) => ({ shown: String(value) || t('errors.empty'), typed: String(value) })}
      />
    )
  const value = (
    <>
      <Box component="span" sx={text === '' ? { color: 'text.secondary' } : { fontWeight: edited ? 600 : 400 }}>
        {text === '' && !wrong ? '–' : shown}
      </Box>
      {edited && <Box component="span" sx={visuallyHidden}>{`, ${t('studio.row.edited')}`}</Box>}
    </>
  )
  if (!editable) return value
  return (
    <ButtonBase
      ref={button}
      {...(wrong && { 'data-wrong': '' })}
      onClick={() => change(true)}
      sx={({ vars: { palette } }) => ({
        width: '100%',
        minHeight: 32,
        px: 1.5,
        mx: -1.5,
        borderRadius: '8px',
        font: 'inherit',
        justifyContent: 'flex-start',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        border: '1px solid transparent',
        '&:hover, &:focus-visible': { borderColor: palette.custom.lineStrong },
        ...(edited && { backgroundColor: palette.brand.tint100 }),
        ...(wrong && { outline: `2px solid ${palette.error.main}`, outlineOffset: -2 }),
      })}
    >
      <Box component="span" sx={visuallyHidden}>
        {`${t('form:inline.edit', { field: t('studio.row.cell', { field, row }) })}: `}
      </Box>
      {value}
    </ButtonBase>
  )
}
