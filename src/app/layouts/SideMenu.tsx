import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { BrandLogo } from '#src/brand/BrandLogo.tsx'
import { PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import type { PlainPageKey } from '#src/contract/path-to.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { changeOfficeSettings, useOfficeSettings } from '#src/lib/office/settings.ts'
import { useOtherLanguage } from '#src/ui/use-other-language.ts'
import type { MenuGroup } from './menu-groups.ts'
import { MenuIcon } from './menu-icons.tsx'
import { Waiting } from './Waiting.tsx'
import type { MenuTone } from './Waiting.tsx'

interface SideMenuProps {
  tone: MenuTone
  home: string
  groups: readonly MenuGroup[]
  /** How many things wait on a page; groups can be folded where this is told. */
  waitingOn?: WaitingOn | undefined
  onLogout: () => void
  /** Where the top bar has no room for it. */
  language?: boolean
}

type WaitingOn = (page: PlainPageKey) => number

const itemStyle = (tone: MenuTone) => (theme: Theme) => {
  const { deep, brand, text, custom } = theme.vars.palette
  const on =
    tone === 'deep'
      ? { bg: deep.raised, ink: deep.text, bar: deep.accent }
      : { bg: brand.tint100, ink: custom.link, bar: brand.line }
  const selected = { backgroundColor: on.bg, color: on.ink }
  return {
    gap: 3,
    fontSize: '0.875rem',
    lineHeight: 1.4286,
    fontWeight: 500,
    color: tone === 'deep' ? deep.muted : text.secondary,
    '&:hover': { backgroundColor: on.bg },
    '&.Mui-selected, &.Mui-selected:hover': selected,
    '&.Mui-selected::before': { backgroundColor: on.bar },
    '&:focus-visible, &.Mui-focusVisible': { outlineColor: on.bar },
  }
}

const toggleStyle = (tone: MenuTone) => (theme: Theme) => {
  const { deep, brand, text } = theme.vars.palette
  return {
    color: tone === 'deep' ? deep.muted : text.secondary,
    '&:focus-visible, &.Mui-focusVisible': { outlineColor: tone === 'deep' ? deep.accent : brand.line },
  }
}

/** The sidebar's content: only what the person may open, and the way out. */
export function SideMenu({ tone, home, groups, waitingOn, onLogout, language = false }: SideMenuProps) {
  const { t } = useTranslation(['staff', 'staff-titles'])
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        px: 3,
        pb: 3,
        backgroundColor: tone === 'deep' ? theme.vars.palette.deep.main : theme.vars.palette.background.paper,
      })}
    >
      <Box sx={{ px: 2, height: 64, display: 'flex', alignItems: 'center' }}>
        <Box
          component={Link}
          to={home}
          sx={({ vars: { palette } }) => ({
            borderRadius: '8px',
            textDecoration: 'none',
            '&:focus-visible': {
              outline: `3px solid ${tone === 'deep' ? palette.deep.accent : palette.brand.line}`,
              outlineOffset: 2,
            },
          })}
        >
          <BrandLogo variant={tone === 'deep' ? 'dark' : 'light'} />
        </Box>
      </Box>
      <Box
        component="nav"
        aria-label={t('menu')}
        sx={{ flex: '1 0 0', minHeight: 180, mx: -3, px: 3, overflowY: 'auto' }}
      >
        {groups.map((group) => (
          <MenuSection key={group.name} group={group} tone={tone} waitingOn={waitingOn} />
        ))}
      </Box>
      <Box
        sx={(theme) => ({
          pt: 3,
          borderTop: 1,
          borderColor: tone === 'deep' ? theme.vars.palette.deep.line : 'divider',
        })}
      >
        {language && <LanguageItem tone={tone} />}
        <ListItemButton component="button" type="button" onClick={onLogout} sx={[{ width: '100%' }, itemStyle(tone)]}>
          <MenuIcon name="leave" />
          {t('logout')}
        </ListItemButton>
      </Box>
    </Box>
  )
}

function LanguageItem({ tone }: { tone: MenuTone }) {
  const { code, name, change } = useOtherLanguage()
  return (
    <ListItemButton
      component="button"
      type="button"
      lang={code}
      onClick={change}
      sx={[{ width: '100%' }, itemStyle(tone)]}
    >
      <MenuIcon name="globe" />
      {name}
    </ListItemButton>
  )
}

interface MenuSectionProps {
  group: MenuGroup
  tone: MenuTone
  waitingOn: WaitingOn | undefined
}

function MenuSection({ group, tone, waitingOn }: MenuSectionProps) {
  const { t } = useTranslation('staff')
  const id = useId()
  const { folded } = useOfficeSettings()
  const named = group.name !== 'main'
  const foldable = named && waitingOn !== undefined
  const shut = foldable && folded.includes(group.name)
  const waiting = shut ? group.pages.reduce((sum, page) => sum + waitingOn(page), 0) : 0
  const others = folded.filter((each) => each !== group.name)
  return (
    <>
      {foldable && (
        <ListItemButton
          component="button"
          type="button"
          id={id}
          aria-expanded={!shut}
          aria-describedby={waiting > 0 ? `${id}-waiting` : undefined}
          onClick={() => changeOfficeSettings({ folded: shut ? others : [...others, group.name] })}
          sx={[{ width: '100%', mt: 1, minHeight: 40 }, itemStyle(tone), { fontSize: '0.8125rem' }]}
        >
          {t(`groups.${group.name}`)}
          <Box component="span" sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2 }}>
            <Waiting id={`${id}-waiting`} count={waiting} tone={tone} />
            <MenuIcon name={shut ? 'down' : 'up'} />
          </Box>
        </ListItemButton>
      )}
      {named && !foldable && (
        <Typography
          id={id}
          variant="caption"
          component="p"
          sx={(theme) => ({
            px: 3,
            pt: 4,
            pb: 1,
            fontWeight: 500,
            color: tone === 'deep' ? theme.vars.palette.deep.muted : theme.vars.palette.text.secondary,
          })}
        >
          {t(`groups.${group.name}`)}
        </Typography>
      )}
      <List disablePadding aria-labelledby={named ? id : undefined} sx={shut ? { display: 'none' } : {}}>
        {group.pages.map((page) => {
          const inside = group.insideOf(page)
          return inside.length > 0 ? (
            <MenuBranch key={page} page={page} inside={inside} tone={tone} />
          ) : (
            <ListItem key={page} disablePadding>
              <MenuLink page={page} tone={tone} waiting={waitingOn?.(page) ?? 0} />
            </ListItem>
          )
        })}
      </List>
    </>
  )
}

/** The menu is longer than a laptop's screen: the page one is on is shown in it, and the screen itself stays where it is. */
const showItem = (item: HTMLElement | null) => {
  const menu = item?.closest('nav')
  if (!item || !menu) return
  const [{ top, bottom }, shown] = [item.getBoundingClientRect(), menu.getBoundingClientRect()]
  if (top < shown.top) menu.scrollTop -= shown.top - top
  else if (bottom > shown.bottom) menu.scrollTop += bottom - shown.bottom
}

/** Where one is; a slash at the end makes no difference. */
const useHere = (): string => useLocation().pathname.replace(/\/+$/, '')

/** A page whose own pages open below it; they stand open while one is on any of them. */
function MenuBranch({ page, inside, tone }: { page: PlainPageKey; inside: readonly PlainPageKey[]; tone: MenuTone }) {
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
  tone: MenuTone
  /** Its own pages can be shown below it; true = they are, and show which of them one is on. */
  branch?: boolean
  nested?: boolean
  /** How many things wait there; 0 shows nothing. */
  waiting?: number
}

function MenuLink({ page, tone, branch, nested = false, waiting = 0 }: MenuLinkProps) {
  const { t } = useTranslation(['staff', 'staff-titles'])
  const pathname = useHere()
  const id = useId()
  const path = pathTo(page)
  const inside = path !== pathTo('partnerHome') && !branch && pathname.startsWith(`${path}/`)
  const current = pathname === path || inside
  return (
    <ListItemButton
      component={Link}
      to={path}
      ref={current ? showItem : undefined}
      selected={current}
      aria-current={pathname === path ? 'page' : undefined}
      aria-describedby={waiting > 0 ? id : undefined}
      sx={[itemStyle(tone), branch !== undefined && { pr: 12 }, nested && { pl: 11 }]}
    >
      {!nested && <MenuIcon name={PAGES[page].menu?.icon ?? 'document'} />}
      {t(page === 'partnerHome' ? 'home' : titleOf(PAGES[page]))}
      <Waiting id={id} count={waiting} tone={tone} />
    </ListItemButton>
  )
}
