-- A bar's own drink is part of its menu, and so is what goes into it: who follows the menu is told.
create function tell_bar_of_recipe() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'drinks:' || bar_id) from drinks
  where id in (new.drink_id, old.drink_id) and bar_id is not null;
  return null;
end $$;
create trigger tell_bar after insert or update or delete on drink_ingredients
  for each row execute function tell_bar_of_recipe();
