insert into catalogues (name, checksum) values ('drinks', 'of an earlier version') on conflict do nothing;
insert into ingredients (id, category, strength, color, name_en, name_sk, description_en, description_sk) values
  ('gin', 'spirits', 40, '#f6f8f7', 'Gin', 'Gin', 'Juniper.', 'Borievka.'),
  ('campari', 'amari', 25, '#c8202b', 'Campari', 'Campari', 'Bitter.', 'Horké.') on conflict do nothing;
insert into drinks (id, category, method, look, alcohol_content, name_en, name_sk, description_en, description_sk, instructions_en, instructions_sk) values
  ('negroni', 'stirred', 'stir', '{"glass":"rocks","liquid":["#c41f1a"],"ice":"big-cube","garnish":["orange-slice"],"rim":null,"foam":false,"bubbles":false}', 23,
    'Negroni', 'Negroni', 'Bitter.', 'Horké.', 'Stir.', 'Zamiešajte.') on conflict do nothing;
insert into drinks (id, bar_id, category, is_ai_generated, method, look, alcohol_content, name_en, name_sk, description_en, description_sk, instructions_en, instructions_sk, garnish_en, garnish_sk) values
  ('d0000000-0000-4000-8000-0000000000{level}', 'b0000000-0000-4000-8000-0000000000{level}', 'stirred', true, 'stir',
    '{"glass":"rocks","liquid":["#c41f1a"],"ice":"big-cube","garnish":["orange-slice"],"rim":null,"foam":false,"bubbles":false}', 30,
    'Drink {level}', 'Nápoj {level}', 'Of the house.', 'Domáci.', 'Stir.', 'Zamiešajte.', 'Orange', 'Pomaranč');
insert into drink_ingredients (drink_id, position, ingredient_id, amount, unit) values
  ('d0000000-0000-4000-8000-0000000000{level}', 0, 'gin', 40, 'ML'),
  ('d0000000-0000-4000-8000-0000000000{level}', 1, 'campari', 20, 'ML');
insert into inventory (bar_id, ingredient_id, is_available) values
  ('b0000000-0000-4000-8000-0000000000{level}', 'gin', true),
  ('b0000000-0000-4000-8000-0000000000{level}', 'campari', true);
