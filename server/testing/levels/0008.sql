insert into kept_advice (bar_id, language, version, advice) values
  ('b0000000-0000-4000-8000-0000000000{level}', 'en', 'of an earlier version', '[]');
