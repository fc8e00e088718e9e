import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { dropEarlyKeys, keepEarlyKeys } from '#src/lib/office/early-keys.ts'
import { useKeys } from '#src/lib/office/use-keys.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { SearchIcon } from '#src/ui/table/icons.tsx'
import { useWaiting } from '../use-waiting.ts'
import { Bell } from './Bell.tsx'
import { KeyCap } from './KeyCap.tsx'
import { useNoteRecent } from './use-note-recent.ts'

const CommandPalette = lazyPart(async () => (await import('./CommandPalette.tsx')).CommandPalette)
const KeysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog)

/** Into the search of the page's table. */
function toTableSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
  field?.focus()
  field?.select()
  return field !== null
}

/** What the top bar offers to staff: the palette and the list of keys, each by a button and by a key. */
export function CommandTools({ role, onLogout }: { role: AdminRole; onLogout: () => void }) {
  const work = useWaiting(role)
  useNoteRecent()
  const { t } = useTranslation('staff')
  const roomy = useMediaQuery('(min-width:1100px)', { noSsr: true })
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)
  const close = () => {
    dropEarlyKeys()
    setOpen(null)
  }
  // Its code may still have to come: what is typed meanwhile is for its field.
  const openPalette = () => {
    keepEarlyKeys()
    setOpen('palette')
  }

  // With Ctrl or Cmd it is no single key: it works in a field as well.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (event.code !== 'KeyK' && event.key.toLowerCase() !== 'k') return
    // What is typed in another dialog is not covered.
    if (open !== 'palette' && document.querySelector('[aria-modal="true"]') !== null) return
    event.preventDefault()
    if (open === 'palette') close()
    else openPalette()
  })
  // With what is seen, not a moment after it.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useKeys({
    '/': toTableSearch,
    '?': () => {
      setOpen('keys')
      return true
    },
  })
  return (
    <>
      {roomy ? (
        <Button
          variant="outlined"
          aria-label={t('command.search')}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={openPalette}
          startIcon={<SearchIcon />}
          endIcon={
            <Box component="span" aria-hidden="true">
              <KeyCap of="Ctrl K" />
            </Box>
          }
          sx={{ minWidth: 220, justifyContent: 'flex-start', '& .MuiButton-endIcon': { ml: 'auto' }, fontWeight: 400 }}
        >
          {t('command.search')}
        </Button>
      ) : (
        <IconButton aria-label={t('command.search')} onClick={openPalette}>
          <SearchIcon />
        </IconButton>
      )}
      {roomy && (
        <IconButton aria-label={t('command.keys')} onClick={() => setOpen('keys')}>
          <Icon name="help" />
        </IconButton>
      )}
      {work.enabled && <Bell work={work.data} />}
      {open === 'palette' && (
        <CommandPalette role={role} onClose={close} onKeys={() => setOpen('keys')} onLogout={onLogout} />
      )}
      {open === 'keys' && <KeysDialog onClose={close} />}
    </>
  )
}
