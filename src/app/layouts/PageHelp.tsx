import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { PlainPageKey } from '#src/contract/path-to.ts'
import { loadTexts } from '#src/lib/i18n.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Icon } from '#src/ui/site/icons.tsx'

const HelpDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('./HelpDialog.tsx'), loadTexts(['page-help'])])
  return part.HelpDialog
})

/** What a page of the menu is for, asked for at its title. */
export function PageHelp({ page }: { page: PlainPageKey }) {
  const { t } = useTranslation('staff')
  const [open, setOpen] = useOpened<boolean>(false)
  return (
    <>
      <IconButton className="page-help" aria-label={t('about')} onClick={() => setOpen(true)}>
        <Icon name="info" />
      </IconButton>
      {open && <HelpDialog page={page} onClose={() => setOpen(false)} />}
    </>
  )
}
