insert into hidden_advice (bar_id, ingredient_ids) values ('b0000000-0000-4000-8000-0000000000{level}', '{campari,gin}');
