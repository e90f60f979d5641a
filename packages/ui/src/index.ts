/**
 * The provider, its hooks, and the components that every page needs. Screens are exported from `@etherpilot/ui/screens`,
 * the data they show from `/model`, amounts from `/money`, texts from `/messages`.
 */
export { type PassedLinkProps, PlaceLink, type PlaceLinkProps } from './provider/PlaceLink.js';
export { type Brand, type LinkProps, type UiSettings, useUi } from './provider/UiContext.js';
export type { ColorScheme, PortalContainer } from './provider/PortalContext.js';
export { UiProvider, type UiProviderProps } from './provider/UiProvider.js';
export { type Translate, useMessages, type Values } from './messages/useMessages.js';
export { useServerWord } from './components/ServerWord/useServerWord.js';
export { type SupportPlaceholder, useSupportMessages } from './components/SupportLink/useSupportMessages.js';
export { useIsOffline } from './provider/OfflineContext.js';
export { useLimits } from './provider/useLimits.js';
export { useClock } from './provider/useClock.js';
export { useNow } from './provider/useNow.js';
export { type Support, useSupport } from './provider/useSupport.js';

export { Accordion, type AccordionProps } from './primitives/Accordion/Accordion.js';
export { Button, type ButtonVariant, buttonVariants, type ButtonProps } from './primitives/Button/Button.js';
export {
  ButtonLink,
  type ButtonLinkLook,
  type ButtonLinkProps,
  ExternalButtonLink,
  type ExternalButtonLinkProps,
} from './primitives/Button/ButtonLink.js';
export { SendButton } from './primitives/Button/SendButton.js';
export { IconButton, type IconButtonProps } from './primitives/Button/IconButton.js';
export {
  Avatar,
  type AvatarProps,
  Bullets,
  Card,
  CardHead,
  type CardProps,
  Figure,
  type FigureProps,
  KeyValues,
} from './primitives/Card/Card.js';
export { Chips, type ChipsProps } from './primitives/Chips/Chips.js';
export { type OptionCard, OptionCards, type OptionCardsProps } from './primitives/Choice/OptionCards.js';
export { Segmented, type SegmentedProps } from './primitives/Choice/Segmented.js';
export { CopyButton, type CopyButtonProps } from './primitives/CopyButton/CopyButton.js';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.js';
export { Empty, type EmptyProps } from './primitives/Empty/Empty.js';
export { FailureNote, type FailureNoteProps } from './primitives/FailureNote/FailureNote.js';
export { AmountField, type AmountFieldProps } from './primitives/Field/AmountField.js';
export { type RevealedAmount, useRevealedAmount } from './primitives/Field/useRevealedAmount.js';
export type { FieldControl } from './primitives/Field/FieldControl.js';
export { Field, type FieldFrameProps, type FieldIds, type FieldProps } from './primitives/Field/Field.js';
export { PasswordField, type PasswordFieldProps } from './primitives/Field/PasswordField.js';
export { Select, type SelectOption, type SelectProps } from './primitives/Field/Select.js';
export { TextArea, type TextAreaProps } from './primitives/Field/TextArea.js';
export { TextField, type TextFieldProps } from './primitives/Field/TextField.js';
export { lazyPart } from './primitives/OnDemand/lazyPart.js';
export { onDemand, type OnDemand } from './primitives/OnDemand/onDemand.js';
export { type OnDemandState, useOnDemand } from './primitives/OnDemand/useOnDemand.js';
export type { ElementProps } from './primitives/ElementProps.js';
export type { ListSlots } from './primitives/ListSlots.js';
export {
  FormColumns,
  Grid,
  type GridProps,
  Page,
  Row,
  type RowProps,
  Stack,
  type StackProps,
} from './primitives/Layout/Layout.js';
export { Loading } from './primitives/Loading/Loading.js';
export { Note, type NoteProps, type NoteTone, noteTones } from './primitives/Note/Note.js';
export type { Urgency } from './provider/createAnnouncer.js';
export { OverflowMenu, type OverflowMenuProps } from './primitives/OverflowMenu/OverflowMenu.js';
export { PageHead, type PageHeadProps } from './primitives/PageHead/PageHead.js';
export { Scale, type ScaleLabel, type ScaleProps } from './primitives/Scale/Scale.js';
export { Skeleton } from './primitives/Skeleton/Skeleton.js';
export { MAIN_ID, SkipLink } from './primitives/SkipLink/SkipLink.js';
export { Slider, type SliderProps } from './primitives/Slider/Slider.js';
export { Spinner } from './primitives/Spinner/Spinner.js';
export { Switch, type SwitchProps } from './primitives/Switch/Switch.js';
export type { StyledElement, StyledElementProps } from './primitives/StyledElement.js';
export { Tabs, type TabsProps } from './primitives/Tabs/Tabs.js';
export { Tag, type TagProps, type TagTone, tagTones } from './primitives/Tag/Tag.js';
export { Label, Mono, Num, Text, type TextProps } from './primitives/Text/Text.js';
export { type Toast, ToastRegion, type ToastRegionProps } from './primitives/ToastRegion/ToastRegion.js';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.js';

export { AboutFigures } from './components/AboutFigures/AboutFigures.js';
export { AppShell, type AppShellProps } from './components/AppShell/AppShell.js';
export {
  type NavigationIcon,
  type NavigationItem,
  navigationItems,
  type NavigationPart,
  type NavigationPlace,
} from './components/AppShell/navigation.js';
export type { MoneyInBots } from './components/AppShell/Money.js';
export { useListedText } from './components/OrderNote/useListedText.js';
export { useInactiveBotReason } from './components/BotConfigDialog/useInactiveBotReason.js';
export { BrandMark } from './components/BrandMark/BrandMark.js';
export {
  ConnectionStrip,
  connectionStripKinds,
  type ConnectionStripProps,
} from './components/ConnectionStrip/ConnectionStrip.js';
export {
  type PartialList,
  PartialListNotice,
  type PartialListNoticeProps,
} from './components/PartialListNotice/PartialListNotice.js';
export { Delta, type DeltaProps } from './components/Delta/Delta.js';
export { EnvironmentRibbon, type EnvironmentRibbonProps } from './components/EnvironmentRibbon/EnvironmentRibbon.js';
export { ExportQuestion, type ExportQuestionProps } from './components/ExportQuestion/ExportQuestion.js';
export {
  ForgetLabelsDialog,
  type ForgetLabelsDialogProps,
} from './components/ForgetLabelsDialog/ForgetLabelsDialog.js';
export { NoticesDialog, type NoticesDialogProps, type PastNotice } from './components/NoticesDialog/NoticesDialog.js';
export { ExportButton, type ExportButtonProps } from './components/ExportButton/ExportButton.js';
export { type FigureId } from './components/AboutFigures/figures.js';
export { ProvenanceBadge, type ProvenanceBadgeProps } from './components/ProvenanceBadge/ProvenanceBadge.js';
export { PublicLayout, type PublicLayoutProps } from './components/PublicLayout/PublicLayout.js';
export { RiskLevelMark, type RiskLevelMarkProps } from './components/RiskLevelMark/RiskLevelMark.js';
export { RiskNote, type RiskNoteProps } from './components/RiskNote/RiskNote.js';
export { type Stat, StatStrip, type StatStripProps } from './components/StatStrip/StatStrip.js';
export { SupportLink, type SupportLinkProps } from './components/SupportLink/SupportLink.js';
