import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictChoice } from '../edit/ConflictChoice.tsx'
import { EditConflict } from '../edit/edit-conflict.ts'
import { FieldMessage } from '../site/fields/FieldMessage.tsx'
import { Icon } from '../site/icons.tsx'
import { InlineInput } from './InlineInput.tsx'
import type { InlineControl } from './InlineInput.tsx'
import { fieldName, fieldRow, fieldValue, ShownValue } from './ShownValue.tsx'

export interface InlineFieldProps {
  /** Where links to it lead. */
  rowId?: string
  label: string
  /** The saved value in words. */
  shown: string
  /** There is no value: `shown` says so. */
  unset?: boolean
  /** It may stay without a value. */
  optional?: boolean
  /** What there is to know of the value, below it. */
  note?: ReactNode
  /** The saved value as somebody would type it; empty text while there is none. */
  typed: string
  control?: InlineControl
  /** Saves what was typed over what the editor began from; rejects with an error whose message says why not, or with an EditConflict. */
  onSave: (typed: string, from: string) => Promise<void>
  /** Told when somebody begins to edit, and when nothing is being typed any more. */
  onEditing?: (is: boolean) => void
  /** Stands in a cell of a table, which names it: its own name is heard alone, and it is open from the beginning. */
  inCell?: boolean
  /** The value of an EditConflict, as `shown` and `typed` are. */
  present?: (value: unknown) => { shown: string; typed: string }
}

/** How long 'Saved' stays beside a value. */
const SAVED_MS = 4_000

/** One value that is read, edited in its place and saved on its own; what could not be saved stays as it was typed. */
export function InlineField(props: InlineFieldProps) {
  const { rowId, label, shown, unset = false, optional = false, note, typed, control = {} } = props
  const { onSave, onEditing, inCell = false, present = asText } = props
  const { t } = useTranslation(['form', 'common'])
  const id = useId()
  const [draft, setDraft] = useState<string | null>(inCell ? typed : null)
  // What is shown may be read again while somebody types.
  const [from, setFrom] = useState(inCell ? typed : '')
  const [error, setError] = useState<string | null>(null)
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const pencil = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLElement>(null)
  const wasEditing = useRef(false)
  const editing = draft !== null
  const saving = state === 'saving'

  useEffect(() => {
    if (editing) box.current?.focus()
    else if (wasEditing.current) pencil.current?.focus()
    wasEditing.current = editing
  }, [editing])

  useEffect(() => {
    if (state !== 'saved') return
    const timer = setTimeout(() => setState('idle'), SAVED_MS)
    return () => clearTimeout(timer)
  }, [state])

  const close = () => {
    setDraft(null)
    setError(null)
    setConflict(null)
    onEditing?.(false)
  }
  const open = () => {
    onEditing?.(true)
    setDraft(typed)
    setFrom(typed)
  }
  const save = async () => {
    if (draft === null || saving) return
    if (draft === from) return close()
    setState('saving')
    setError(null)
    try {
      await onSave(draft, from)
      close()
      setState('saved')
    } catch (reason) {
      setState('idle')
      if (reason instanceof EditConflict) {
        setConflict(reason)
        setFrom(present(reason.present).typed)
        return
      }
      setError(reason instanceof Error ? reason.message : String(reason))
      box.current?.focus()
    }
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !saving) close()
  }
  return (
    <Box
      id={rowId}
      sx={(theme) => ({
        ...(inCell ? IN_CELL : fieldRow),
        ...(editing && { backgroundColor: theme.vars.palette.brand.tint50 }),
      })}
    >
      <Box
        component={editing ? 'label' : 'span'}
        htmlFor={editing ? id : undefined}
        sx={inCell ? visuallyHidden : fieldName}
      >
        {label}
        {optional && ` ${t('optional')}`}
      </Box>
      {draft === null ? (
        <Box sx={fieldValue}>
          <ShownValue shown={shown} unset={unset} note={note} />
          <Box role="status" sx={saved}>
            {state === 'saved' && (
              <>
                <Icon name="check" size={18} />
                {t('inline.saved')}
              </>
            )}
          </Box>
          <IconButton ref={pencil} aria-label={t('inline.edit', { field: label })} onClick={open}>
            <Icon name="pencil" size={18} />
          </IconButton>
        </Box>
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={onSubmit}
          onKeyDown={onKeyDown}
          sx={{ ...fieldValue, flexWrap: 'wrap' }}
        >
          <InlineInput
            id={id}
            control={control}
            draft={draft}
            error={error !== null}
            readOnly={saving}
            focusRef={box}
            onChange={setDraft}
          />
          {/* Both or neither go to a second line. */}
          <Box sx={{ display: 'flex', flex: 'none', gap: 2 }}>
            <Button type="submit" variant="contained" size="small" aria-disabled={saving} sx={{ minHeight: 44 }}>
              {t(saving ? 'saving' : 'common:save')}
            </Button>
            <IconButton aria-label={t('inline.cancel', { field: label })} onClick={close} aria-disabled={saving}>
              <Icon name="close" size={18} />
            </IconButton>
          </Box>
          {conflict && (
            <ConflictChoice theirs={conflict} busy={saving} onTheirs={close} onMine={() => void save()}>
              <div>{t('conflict.theirValue', { value: present(conflict.present).shown })}</div>
              <div>{t('conflict.myValue', { value: draft })}</div>
            </ConflictChoice>
          )}
          <Box id={`${id}-error`} role="alert" sx={failure}>
            {error !== null && (
              <FieldMessage quiet error={t('inline.failed', { reason: withoutStop(error), value: shown })} />
            )}
          </Box>
        </Box>
      )}
    </Box>
  )
}

const IN_CELL = { position: 'relative', minWidth: 260, py: 1 } as const

/** More is said behind it. */
const withoutStop = (sentence: string): string => sentence.replace(/[.।]\s*$/, '')

const asText = (value: unknown) => ({ shown: String(value), typed: String(value) })

const saved = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  color: 'success.main',
  fontSize: '0.875rem',
  fontWeight: 500,
}
const failure = {
  flexBasis: '100%',
  color: 'error.main',
  fontSize: '0.875rem',
  fontWeight: 500,
  '&:empty': { display: 'none' },
}
