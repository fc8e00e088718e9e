import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { SEARCH_MAX } from '#src/contract/entities/shared/page-query.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { takeEarlyKeys } from '#src/lib/office/early-keys.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { SearchIcon } from '#src/ui/table/icons.tsx'
import { KeyCap } from './KeyCap.tsx'
import { fitting } from './palette-entries.ts'
import type { PaletteEntry } from './palette-entries.ts'
import { PaletteOption } from './PaletteOption.tsx'
import { useFound } from './use-found.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

interface CommandPaletteProps {
  role: AdminRole
  onClose: () => void
  onKeys: () => void
  onLogout: () => void
}

const GROUPS = ['here', 'recent', 'pages', 'parts', 'office', 'records'] as const
/** As records are numbered. */
const EXAMPLES = { application: 'CL-240917', ticket: 'CLT-000104', month: '2026-10' }
/** Of what is typed for, so many of each kind; who wants another types on. */
const MOST = 6

/** Before anything is typed there are all pages, and no list of everything inside them. */
function shortOf(group: PaletteEntry['group'], entries: readonly PaletteEntry[], untyped: boolean) {
  if (group === 'records' || (untyped && group !== 'here' && group !== 'parts')) return entries
  return untyped && group === 'parts' ? [] : entries.slice(0, MOST)
}

/**
 * Pages, records by their number, and acts, from one field: a combobox whose list stays open. The focus stays in the
 * field; the chosen line is told to those who hear it.
 */
export function CommandPalette({ role, onClose, onKeys, onLogout }: CommandPaletteProps) {
  const { t } = useTranslation('command')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  /** The text that Enter was pressed for, while its answer is on the way. */
  const [entered, setEntered] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const answer = useFound(typed, role)
  const { known, records } = usePaletteEntries({ role, onClose, onKeys, onLogout, typed, found: answer.found })
  const fits = fitting(known, typed)
  const shown = GROUPS.map((group) => {
    const inGroup = group === 'records' ? records : fits.filter((each) => each.group === group)
    return { group, entries: shortOf(group, inGroup, typed.trim() === '') }
  }).filter(({ entries }) => entries.length > 0)
  const flat = shown.flatMap(({ entries }) => entries)
  // Before anything is typed, nothing is meant.
  const active = flat.find((each) => each.id === chosen) ?? (typed.trim() === '' ? undefined : flat[0])
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`

  const run = (entry: PaletteEntry | undefined) => {
    if (!entry?.run) return
    onClose()
    entry.run()
  }
  // What was typed before the field was there.
  useLayoutEffect(() => {
    takeEarlyKeys((text, enter) => {
      setTyped(text.slice(0, SEARCH_MAX))
      if (enter) setEntered(text.slice(0, SEARCH_MAX))
    })
  }, [])
  const runActive = useEffectEvent(() => run(active))
  const settled = active !== undefined || !answer.waiting
  useEffect(() => {
    if (entered === typed && settled) runActive()
  }, [entered, typed, settled])

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])

  const move = (to: number) => {
    const next = flat[(to + flat.length) % flat.length]
    if (next) setChosen(next.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const at = active ? flat.indexOf(active) : -1
    if (event.key === 'ArrowDown') move(at + 1)
    else if (event.key === 'ArrowUp') move(at <= 0 ? flat.length - 1 : at - 1)
    else if (event.key === 'Enter' && settled) run(active)
    else if (event.key === 'Enter') setEntered(typed)
    else return
    event.preventDefault()
  }
  const said = answer.waiting
    ? t('searching')
    : flat.length === 0
      ? t('nothing', EXAMPLES)
      : t('results', { count: flat.length })
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={t('title')}
      transitionDuration={0}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: { maxWidth: 640, mt: { xs: 0, sm: 9 }, maxHeight: { xs: '100%', sm: 'calc(100% - 96px)' } } },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: 5,
          minHeight: 64,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(null)
            setEntered(null)
          }}
          onKeyDown={onKeyDown}
          placeholder={t('placeholder')}
          inputProps={{
            role: 'combobox',
            'aria-label': t('field'),
            'aria-expanded': true,
            'aria-autocomplete': 'list',
            'aria-controls': `${id}-list`,
            'aria-activedescendant': active && optionId(active),
            autoComplete: 'off',
            spellCheck: false,
            maxLength: SEARCH_MAX,
          }}
          sx={{ fontSize: '1.0625rem', minHeight: 44 }}
        />
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ width: 44, height: 44, mr: -2 }}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('title')}
        sx={{ overflowY: 'auto', py: 2, flex: 1 }}
      >
        {shown.map(({ group, entries }) => (
          <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <Typography
              id={`${id}-${group}`}
              variant="caption"
              component="div"
              role="presentation"
              sx={{ px: 5, pt: 2, pb: 1, fontWeight: 500, color: 'text.secondary' }}
            >
              {t(`groups.${group}`)}
            </Typography>
            {entries.map((entry) => (
              <PaletteOption
                key={entry.id}
                id={optionId(entry)}
                entry={entry}
                typed={typed}
                active={entry === active}
                onPoint={() => setChosen(entry.id)}
                onRun={() => run(entry)}
              />
            ))}
          </Box>
        ))}
      </Box>
      {answer.error ? (
        <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, px: 5, py: 2 }}>
          <Typography variant="body2">{reasonOf(answer.error)}</Typography>
          <Button size="small" variant="outlined" onClick={answer.again}>
            {t('again')}
          </Button>
        </Box>
      ) : (
        (answer.waiting || flat.length === 0) && (
          <Typography variant="body2" sx={{ px: 5, py: 3, color: 'text.secondary' }}>
            {said}
          </Typography>
        )
      )}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <Box
        sx={(theme) => ({
          display: { xs: 'none', sm: 'flex' },
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
          rowGap: 1,
          px: 5,
          py: 2,
          borderTop: `1px solid ${theme.vars.palette.divider}`,
          color: 'text.secondary',
          fontSize: '0.8125rem',
        })}
      >
        <span>
          <KeyCap of="↑" /> <KeyCap of="↓" /> {t('choose')}
        </span>
        <span>
          <KeyCap of="Enter" /> {t('open')}
        </span>
        <span>
          <KeyCap of="Esc" /> {t('close')}
        </span>
        <Box component="span" sx={{ ml: 'auto' }}>
          {t('yours')}
        </Box>
      </Box>
    </Dialog>
  )
}
