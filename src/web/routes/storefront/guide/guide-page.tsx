import { Button, Divider, Group, Modal, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconBolt, IconHistory, IconPlus, IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { plainMeta } from '#shared/page-meta.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { cartTexts } from '#web/routes/storefront/cart/texts.ts';
import { guideFields } from '#web/routes/storefront/shop-fields.ts';
import { CutOff } from '#web/ui/cut-off.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import classes from './guide.module.css';
import { GuideRows } from './guide-rows.tsx';
import { ListTools } from './list-tools.tsx';
import { guideTexts, listTexts } from './texts.ts';
import { type GuidePart, type MyList, useGuide, useMyLists } from './use-guide.ts';
import '#web/styles/overlay-styles.ts';
import { joinListInput } from '#shared/inputs/guide-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { NewListForm } from './new-list-form.tsx';

const loadEditor = () => import('./list-editor.tsx').then((module) => module.ListEditor);

export function GuidePage() {
  const [part, setPart] = useSearchParam(guideFields, 'lista', 'bought');
  const [isMaking, setMaking] = useState(false);
  const lists = useMyLists().data ?? [];
  const list = lists.find(({ id }) => String(id) === part);
  const of: GuidePart = list ? { listId: list.id } : part === 'starred' ? 'starred' : 'bought';
  usePageMeta(plainMeta(guideTexts.title));
  return (
    <div className={classes['page']}>
      <Group component="header" justify="space-between" gap="xs">
        <Title order={1}>{guideTexts.title}</Title>
        <LinkButton
          to="/porosi-e-shpejte"
          variant="default"
          size="sm"
          px="xs"
          leftSection={<IconBolt size={18} aria-hidden />}
        >
          {guideTexts.quickOrder}
        </LinkButton>
      </Group>
      <Text c="dimmed" mt={4} className={classes['intro'] ?? ''}>
        {guideTexts.intro}
      </Text>
      <nav className={classes['parts']} aria-label={guideTexts.parts}>
        <Part value="bought" of={of} onChoose={setPart}>
          {guideTexts.bought}
        </Part>
        <Part value="starred" of={of} onChoose={setPart}>
          {guideTexts.starred}
        </Part>
        {lists.map(({ id, name }) => (
          <Part key={id} value={String(id)} of={of} onChoose={setPart}>
            {name}
          </Part>
        ))}
        <Button
          size="sm"
          radius="xl"
          variant="subtle"
          className={classes['newList'] ?? ''}
          data-beside-lists={lists.length > 0 || undefined}
          leftSection={<IconPlus size={16} aria-hidden className={classes['icon']} />}
          onClick={() => setMaking(true)}
        >
          <span className={classes['word']}>{guideTexts.newList}</span>
        </Button>
      </nav>
      <GuideList key={JSON.stringify(of)} of={of} list={list} onGone={() => setPart('bought')} />
      {isMaking && (
        <NewListDialog
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false);
            setPart(String(id));
          }}
        />
      )}
    </div>
  );
}

type PartProps = {
  readonly value: string;
  readonly of: GuidePart;
  readonly onChoose: (value: string) => void;
  readonly children: string;
};

function Part({ value, of, onChoose, children }: PartProps) {
  const isShown = value === (typeof of === 'string' ? of : String(of.listId));
  return (
    <Button
      size="sm"
      radius="xl"
      variant={isShown ? 'light' : 'default'}
      aria-current={isShown ? 'page' : undefined}
      onClick={() => onChoose(value)}
    >
      {children}
    </Button>
  );
}

type GuideListProps = {
  readonly of: GuidePart;
  readonly list: MyList | undefined;
  readonly onGone: () => void;
};

function GuideList({ of, list, onGone }: GuideListProps) {
  const query = useGuide(of);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      {list && (
        <ListTools list={list} isEditing={isEditing} onEdit={() => setEditing(!isEditing)} onGone={onGone} />
      )}
      <PageState
        query={query}
        loading={query.isPaused ? <CutOff /> : <Skeleton height={420} radius="lg" />}
        failure={guideTexts.failure}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyGuide of={of} />}
      >
        {(rows) =>
          list && isEditing ? (
            <LazyPart load={loadEditor} onMissing={() => setEditing(false)}>
              {(ListEditor) => <ListEditor list={list} rows={rows} />}
            </LazyPart>
          ) : (
            <GuideRows rows={rows} />
          )
        }
      </PageState>
    </>
  );
}

function EmptyGuide({ of }: { readonly of: GuidePart }) {
  const Icon = of === 'starred' ? IconStar : IconHistory;
  return (
    <EmptyBox icon={<Icon size={28} />} title={guideTexts.empty[typeof of === 'string' ? of : 'list']}>
      <LinkButton to="/">{cartTexts.start}</LinkButton>
    </EmptyBox>
  );
}

type NewListDialogProps = {
  readonly onClose: () => void;
  readonly onMade: (listId: number) => void;
};

export function NewListDialog({ onClose, onMade }: NewListDialogProps) {
  return (
    <Modal opened onClose={onClose} title={guideTexts.newList}>
      <Stack gap="md">
        <NewListForm action={listTexts.create} onMade={onMade} />
        <Divider />
        <JoinForm onJoined={onMade} />
      </Stack>
    </Modal>
  );
}

function JoinForm({ onJoined }: { readonly onJoined: (listId: number) => void }) {
  const form = useZodForm(joinListInput, { initialValues: { code: '' } });
  const join = useAction(api.customer.lists.join, {
    form,
    success: listTexts.joined,
    toastId: 'list',
    affects: ['guide'],
    onDone: ({ listId }) => onJoined(listId),
  });
  return (
    <form {...form.submit((values) => void join.run(values))}>
      <Text fw={620}>{listTexts.join}</Text>
      <Group align="flex-start" gap="xs">
        <TextInput
          {...form.field('code')}
          flex="1 1 10rem"
          label={listTexts.joinLabel}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" mt={27} variant="default" loading={join.isPending}>
          {listTexts.joinAction}
        </Button>
      </Group>
    </form>
  );
}
