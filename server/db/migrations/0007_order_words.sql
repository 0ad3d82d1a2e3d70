-- A tracked table has a function of its own from now on: its statement is planned once for each
-- connection, which makes it cost a tenth. Tracked again, a table has other scope columns.
create or replace function track_changes(tracked regclass, variadic scope_columns text[]) returns void language plpgsql as $$
declare
  table_name text := (select relname from pg_class where oid = tracked);
  notifier text := quote_ident('notify_' || table_name);
  words text := (
    select string_agg(
      format('select %L || %I::text as word from changed where %I is not null', table_name || ':', scope_column, scope_column),
      ' union ')
    from unnest(scope_columns) scope_column);
  made record;
begin
  execute format(
    'create or replace function %s() returns trigger language plpgsql as %L',
    notifier,
    format('begin perform pg_notify(''changes'', word) from (%s) words; return null; end', words));
  for made in
    select * from (values
      ('inserted', 'insert', 'new'), ('updated_to', 'update', 'new'),
      ('updated_from', 'update', 'old'), ('deleted', 'delete', 'old')) as t (name, event, image)
  loop
    execute format('drop trigger if exists %I on %s', 'track_' || made.name, tracked);
    execute format(
      'create trigger %I after %s on %s referencing %s table as changed for each statement execute function %s()',
      'track_' || made.name, made.event, tracked, made.image, notifier);
  end loop;
end $$;

-- A guest's browser follows its own orders by its key: those of others are none of its business.
select track_changes('orders', 'bar_id', 'guest_key');
