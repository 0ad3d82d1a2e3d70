-- A bar's own drinks are a guest's to see while the bar is active: who looks at one is told.
create function tell_drinks_of_bar() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'drinks:' || id) from drinks where bar_id = new.id;
  return null;
end $$;
create trigger tell_drinks after update of is_active on bars
  for each row when (old.is_active <> new.is_active) execute function tell_drinks_of_bar();
