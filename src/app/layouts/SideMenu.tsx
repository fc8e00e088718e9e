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
import type { MenuGroup } from './menu-groups.ts'
import { MenuIcon } from './menu-icons.tsx'

export type MenuTone = 'deep' | 'paper'

interface SideMenuProps {
  tone: MenuTone
  home: string
  groups: readonly MenuGroup[]
  onLogout: () => void
}

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
export function SideMenu({ tone, home, groups, onLogout }: SideMenuProps) {
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
          <MenuSection key={group.name} group={group} tone={tone} />
        ))}
      </Box>
      <Box
        sx={(theme) => ({
          pt: 3,
          borderTop: 1,
          borderColor: tone === 'deep' ? theme.vars.palette.deep.line : 'divider',
        })}
      >
        <ListItemButton component="button" type="button" onClick={onLogout} sx={[{ width: '100%' }, itemStyle(tone)]}>
          <MenuIcon name="leave" />
          {t('logout')}
        </ListItemButton>
      </Box>
    </Box>
  )
}

function MenuSection({ group, tone }: { group: MenuGroup; tone: MenuTone }) {
  const { t } = useTranslation('staff')
  const id = useId()
  const named = group.name !== 'main'
  return (
    <>
      {named && (
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
      <List disablePadding aria-labelledby={named ? id : undefined}>
        {group.pages.map((page) => {
          const inside = group.insideOf(page)
          return inside.length > 0 ? (
            <MenuBranch key={page} page={page} inside={inside} tone={tone} />
          ) : (
            <ListItem key={page} disablePadding>
              <MenuLink page={page} tone={tone} />
            </ListItem>
          )
        })}
      </List>
    </>
  )
}

/** The menu is longer than a laptop's screen: the page one is on is shown in it. */
const showItem = (item: HTMLElement | null) => {
  item?.scrollIntoView({ block: 'nearest' })
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
}

function MenuLink({ page, tone, branch, nested = false }: MenuLinkProps) {
  const { t } = useTranslation(['staff', 'staff-titles'])
  const pathname = useHere()
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
      sx={[itemStyle(tone), branch !== undefined && { pr: 12 }, nested && { pl: 11 }]}
    >
      {!nested && <MenuIcon name={PAGES[page].menu?.icon ?? 'document'} />}
      {t(page === 'partnerHome' ? 'home' : titleOf(PAGES[page]))}
    </ListItemButton>
  )
}
