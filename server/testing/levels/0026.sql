insert into ingredients (id, category, strength, name_en, name_sk, description_en, description_sk, account_id, sugar, allergens, instructions_en, language) values
  ('10000000-0000-4000-8000-0000000000{level}', 'syrups', 0, 'Syrup {level}', 'Syrup {level}', 'Ours.', 'Ours.', '{account}', 'high', '{"nuts":"may"}', 'Boil.', 'en');
insert into ingredient_parts (ingredient_id, position, part_id, amount, unit) values
  ('10000000-0000-4000-8000-0000000000{level}', 0, 'gin', 10, 'ML');
update drinks set based_on = 'negroni', version = 2, changed_at = now(), changed_by = 'Owner {level}' where id = 'd0000000-0000-4000-8000-0000000000{level}';
insert into menu_entries (bar_id, drink_id, is_shown, featured, price, note) values
  ('b0000000-0000-4000-8000-0000000000{level}', 'd0000000-0000-4000-8000-0000000000{level}', true, 0, 950, 'With ice');
update bars set currency = 'CZK' where id = 'b0000000-0000-4000-8000-0000000000{level}';
insert into popular_drinks (bar_id, drink_ids) values ('b0000000-0000-4000-8000-0000000000{level}', '{negroni}');
