update ingredients set changed_by = 'Owner {level}' where id = '10000000-0000-4000-8000-0000000000{level}';
