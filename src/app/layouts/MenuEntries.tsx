import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import type { PlainPageKey } from '#src/contract/path-to.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { MenuIcon } from './menu-icons.tsx'
import { itemStyle, toggleStyle } from './menu-look.ts'
import { Waiting } from './Waiting.tsx'
import type { MenuTone } from './Waiting.tsx'

/** The menu can be longer than the screen: the page one is on is shown in it, and the screen itself stays where it is. */
const showItem = (item: HTMLElement | null) => {
  const menu = item?.closest('nav')
  if (!item || !menu) return
  const [{ top, bottom }, shown] = [item.getBoundingClientRect(), menu.getBoundingClientRect()]
  if (top < shown.top) menu.scrollTop -= shown.top - top
  else if (bottom > shown.bottom) menu.scrollTop += bottom - shown.bottom
}

/** Where one is; a slash at the end makes no difference. */
const useHere = (): string => useLocation().pathname.replace(/\/+$/, '')

interface MenuBranchProps {
  page: PlainPageKey
  inside: readonly PlainPageKey[]
  tone: MenuTone
}

/** A page whose own pages open below it; they stand open while one is on any of them. */
export function MenuBranch({ page, inside, tone }: MenuBranchProps) {
  const { t } = useTranslation(['staff', 'staff-titles'])
  const pathname = useHere()
  const id = useId()
  const here = pathname === pathTo(page) || pathname.startsWith(`${pathTo(page)}/`)
  const [chosen, setChosen] = useState<{ here: boolean; open: boolean } | null>(null)
  // What was opened or closed counts until one comes or goes.
  const open = chosen?.here === here ? chosen.open : here
  return (
    <ListItem disablePadding sx={{ display: 'block', position: 'relative' }}>
      <MenuLink page={page} tone={tone} branch={open} />
      <IconButton
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('pagesOf', { page: t(titleOf(PAGES[page])) })}
        onClick={() => setChosen({ here, open: !open })}
        sx={[{ position: 'absolute', top: 0, right: 0 }, toggleStyle(tone)]}
      >
        <MenuIcon name={open ? 'up' : 'down'} />
      </IconButton>
      {open && (
        <List id={id} disablePadding aria-label={t(titleOf(PAGES[page]))}>
          {inside.map((each) => (
            <ListItem key={each} disablePadding>
              <MenuLink page={each} tone={tone} nested />
            </ListItem>
          ))}
        </List>
      )}
    </ListItem>
  )
}

interface MenuLinkProps {
  page: PlainPageKey
  /** Pages of one kind for which it stands. */
  kinds?: readonly PlainPageKey[]
  tone: MenuTone
  /** Its own pages can be shown below it; true = they are, and show which of them one is on. */
  branch?: boolean
  nested?: boolean
  /** How many things wait there; 0 shows nothing. */
  waiting?: number
}

export function MenuLink({ page, kinds = [], tone, branch, nested = false, waiting = 0 }: MenuLinkProps) {
  const { t } = useTranslation(['staff', 'staff-titles'])
  const pathname = useHere()
  const id = useId()
  const path = pathTo(page)
  const inside = path !== pathTo('partnerHome') && !branch && pathname.startsWith(`${path}/`)
  const current = inside || [page, ...kinds].some((each) => pathname === pathTo(each))
  const kind = kinds.length > 0 ? PAGES[page].menu?.oneOf : undefined
  return (
    <ListItemButton
      component={Link}
      to={path}
      ref={current ? showItem : undefined}
      selected={current}
      aria-current={current && !inside ? 'page' : undefined}
      aria-describedby={waiting > 0 ? id : undefined}
      sx={[itemStyle(tone), branch !== undefined && { pr: 12 }, nested && { pl: 11 }]}
    >
      {!nested && <MenuIcon name={PAGES[page].menu?.icon ?? 'document'} />}
      {kind ? t(`kinds.${kind}`) : t(page === 'partnerHome' ? 'home' : titleOf(PAGES[page]))}
      <Waiting id={id} count={waiting} tone={tone} />
    </ListItemButton>
  )
}
