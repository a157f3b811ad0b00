-- {"playing": {"table": "fig-af1et-y7jeh-5b65e-r6qhb", "keys": ["CqwRPzyleffZGKkFkez6OvfXUdNuzjrY", "ziaNaSLP8aD5YKORQWCAvk7lC_qww0Pa"]}, "over": {"table": "ivy-ew7cj-a67zn-ak8rc-9w7bd", "keys": ["Sby2RR1P8Jf6k5nPt0jml0XM1tk8IuXd", "pEYPBeuSyDZknsPyVLeOs4Qny2vdH5jQ"]}, "lobby": {"table": "briar-hwwgg-5wbkc-mwn0m-pwgrt", "keys": ["brDFc3qTj4qjcZfIdRi8jUd2v_41Sutj"]}}
BEGIN TRANSACTION;
CREATE TABLE awake (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        seconds REAL NOT NULL
    ) STRICT;
INSERT INTO "awake" VALUES(1,8.6843759650073479861e+00);
CREATE TABLE editions (
            digest TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            text TEXT NOT NULL
        ) STRICT;
CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            n INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            line TEXT NOT NULL,
            id TEXT NOT NULL,
            mark TEXT NOT NULL,
            at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
            PRIMARY KEY (table_id, n)
        ) STRICT;
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',0,-1,'draw armoury','','644c56251e0cad9a','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',1,-1,'draw mage-tower','','6e7ea37bd1a83ba2','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',2,-1,'draw charcoal-burner','','aeeb12a673aa60fe','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',3,-1,'draw castle','','d6c4bd6c47cddf2e','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',4,-1,'draw armoury','','f7a078ba125f5f81','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',5,-1,'draw laboratory','','bbaa4074ec655ec9','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',6,-1,'draw laboratory','','ec79f14a2bb61669','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',7,-1,'draw ore-works','','4a5dc988d94f7781','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',8,-1,'draw kvass-yard','','5f6a551b2a338c8c','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',9,-1,'draw hunters-hut','','348b05cdd4fe244c','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',10,-1,'first 1','','e539e9b3f8d4c4ee','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',11,-1,'reveal crystal-mine','','a0a6bd9665edd2d1','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',12,-1,'reveal farm','','3a1f11ba389e5b45','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',13,-1,'reveal farm','','3d84d91c11a55a15','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',14,-1,'reveal bakery-mill','','f17883f75b0814c6','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',15,-1,'reveal sawmill','','3fcaa4a1df46f8c3','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',16,-1,'reveal rebuilding','','495662ac82219de1','2026-11-16 09:17:01');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',17,1,'pass','84be6723-5273-45b2-8e0b-b5ab175783f4','5f072ff43a6ef6b5','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',18,0,'pass','fe11a622-6ee9-46af-be6c-d9f22cf5f3a3','38e2512b152a238a','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',19,0,'choose charcoal-burner','96fe7c17-27d2-4e35-aa8d-5122529dea4a','1fe11ca242ea0bf2','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',20,1,'choose hunters-hut','041c8ba6-d157-473e-bd7f-8361bb32cd9c','87c50c62dae1b142','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',21,1,'buy wood','962a86fd-2912-4957-80e1-e08be6421d6e','2602ae8333723a53','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',22,1,'buy wood','372fb0f4-5b94-4932-9791-7194f244006b','0c680dfc9fd3ddb5','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',23,1,'sell wood','befd19d8-a99b-4472-9d38-b202e714c413','0e6a029244afce3f','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',24,1,'buy wood','1766902c-581f-4c13-ab22-3969e6842a6c','1ebe8575ccc4194d','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',0,-1,'draw theft','','f7f0803e6176094c','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',1,-1,'draw charcoal-burner','','b4dd74e3705d4790','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',2,-1,'draw ore-works','','4c172b46860692fa','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',3,-1,'draw crystal-mine','','250d3d07400c40c9','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',4,-1,'draw farm','','f41cca795d96a991','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',5,-1,'draw armoury','','ec5383f5a8c81775','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',6,-1,'draw castle','','0b93dee4e103e28a','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',7,-1,'draw fair','','07b24dac5637f0da','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',8,-1,'draw rebuilding','','443413dbaf0d582f','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',9,-1,'draw kvass-yard','','977981d104adffd1','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',10,-1,'first 1','','87da615595fcb189','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',11,-1,'reveal crystal-mine','','a9659426af56e845','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',12,-1,'reveal armoury','','07c39d32f1123c2e','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',13,-1,'reveal charcoal-burner','','3471719eadf0fb3c','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',14,-1,'reveal farm','','34209dd9ae72e677','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',15,-1,'reveal ore-works','','9962822236e4cb3d','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',16,-1,'reveal charcoal-burner','','e1720ab6b62a3829','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',17,1,'pass','a7beb957-472c-4aed-bd6a-59d6de85b8ec','199a2e744b418e4f','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',18,0,'pass','bf617bbd-0a97-4770-964b-486cce79ee58','b1c7833a1a3b12e4','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',19,0,'choose farm','b6748bd0-a0a8-42c8-81ba-b9bc6626358a','2702f4cf3e25b7aa','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',20,1,'choose kvass-yard','9e73b20f-9459-49d9-b179-09d16337b980','e60832132a9fca8d','2026-11-16 09:17:02');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',21,1,'buy wood','49f63293-cb84-4119-b6c3-266deb6fbd6b','236150728b5a0971','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',22,1,'buy wood','4f378cae-a08c-401e-9303-e02873953995','f7571519035b237d','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',23,1,'sell wood','e91f616e-3a17-4839-adcd-88958c28675f','bb3bae02de8d2505','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',24,1,'buy wood','4505d897-b6a8-4f6f-b4a6-33e7732f98a9','303dfab8493dc552','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',25,1,'sell wood','05ae0a2c-ea63-4cf5-84d4-bc915ff8ed69','46fcbd2349e22b60','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',26,1,'sell wood','b92d2cd6-901c-4fd4-a146-c0931ce2bc8c','b3629c8805a4c690','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',27,1,'buy wood','8dfbe88e-78a1-4c08-9d72-26e9edb448f4','e3eb07d522bd0389','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',28,1,'sell wood','c4c9389a-b535-4d69-97fc-a7f90625897b','f52f856ea0c99c09','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',29,1,'discard-card','ffef2341-9fba-49f4-adfa-58eb8f0b526f','dceeb09e0d677f71','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',30,0,'buy wood','520d06c9-7708-46ec-bf32-974e9de2a70c','8b022a634e07ff96','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',31,0,'buy wood','b9d42fbc-e0dd-45cf-91d3-bee8ac82b5cc','2457d71d2d6408b2','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',32,0,'sell wood','cf2d0b31-4f6c-4f81-9fe0-279a6ed205bd','24ed7ac072c9c974','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',33,0,'buy wood','e769596a-f4ec-4959-a8b0-b51b5415af95','3c92d034fdf511d9','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',34,0,'sell wood','0b74c7e9-7d97-4cb2-95f6-618255a93fc6','b428e97521300b61','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',35,0,'sell wood','15918cf7-470b-47fe-9dd0-0ba0525ca6fb','260291c4749d7328','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',36,0,'buy wood','b66c5975-9dc4-4f0b-bdfc-698e4dc4a8bd','e8f5086ec6595af9','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',37,0,'sell wood','f8853c2c-1d87-4a42-b067-a77eb79d35e5','8a0f12515a9e19aa','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',38,0,'apply','9720d4b9-ff50-4ebb-9088-60b90250a426','f2538e25f5946e7b','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',39,0,'choose charcoal-burner','bfb54272-8b89-40f0-85bd-35e21d79c8b1','c67ae297db17aaec','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',40,1,'choose armoury','6fe2a2f1-924f-46aa-8f70-1fd6d3af89b2','2a77a5c6d337285a','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',41,1,'discard-card','aacdc6b5-c928-4043-828f-2b1e4b6542e9','f36653f995e2314f','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',42,0,'sell wheat','599f487b-6917-4a34-9280-c7b3bc00997a','bf8455e495477a82','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',43,0,'buy wood','e3c2323d-87c6-4291-b584-a7720b884528','20fb6cf54b3361ca','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',44,0,'sell wood','ae490438-c176-4390-91c0-48366aaecbec','e50bc34832986f7c','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',45,0,'sell wheat','083f6d9c-12d6-422f-9f1b-711a048b804b','8ba1de0cbd95d067','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',46,0,'buy wood','7026223f-1a54-4779-b0bf-027b655a7bba','67e4754c1cb2a738','2026-11-16 09:17:03');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',47,0,'sell wood','5c65df02-9e00-469f-8945-6d2cd6bd1907','c71abfbd36f060fd','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',48,0,'discard-card','303c9ec5-1f3c-47f9-b232-bd2bef313e69','13134eb34dc838ff','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',49,0,'choose ore-works','5facaa26-a223-4cdf-b444-0ea0129d0943','3502d9654cf61f04','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',50,1,'choose castle','449f42aa-51b7-4c8b-8571-ea17a7df7770','620505316f619184','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',51,1,'discard-card','94c1e47b-f3f5-4c7f-b702-a697554784e4','278886a734cd3c28','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',52,0,'discard-card','7e1c2d8b-9038-4ad0-85e0-ec0492a6db22','f2336df074ce0b46','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',53,0,'choose crystal-mine','87f4d01a-4f13-41bd-a131-fcd8af23014a','91fa2a16bf48ada3','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',54,1,'choose rebuilding','2d3b43e9-532b-45a2-9aa0-82a0b4a7337c','3d73bdaf5be3e9ca','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',55,1,'discard-card','8c6d79b8-57c3-4038-859d-389038b83053','c087a8aee9275457','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',56,0,'discard-card','47c65b08-5111-4a59-b7c6-844e46feed99','8f402611a2bb729c','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',57,0,'choose theft','578208ee-e486-466d-834f-3a56f62995d5','016f553c53b9e1ec','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',58,1,'choose fair','6d20f762-fe54-48da-a3a3-b6f3eb165ae6','ac1bdb5389896add','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',59,1,'apply','23fecf49-f300-4f17-816f-a5ce27dfe6d2','de0bb5409652c072','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',60,0,'discard-card','2c2fad96-f15a-4b20-b9ac-2ef24f37882b','09ae5633d19e3cc2','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',61,0,'done','becb1de1-75ce-40a7-9ddc-d4dd1916fda2','0deada498d5bbc05','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',62,1,'done','f9bb4c00-1a70-4932-9763-d2aa2d809c55','e7ccb4a71847cb9d','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',63,-1,'draw castle','','b8245f3ad04c2b33','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',64,-1,'draw scouting','','7a33eb5e933ea493','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',65,-1,'draw armoury','','5a53d161e33aa263','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',66,-1,'draw castle','','0c8d7986a5a34bc9','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',67,-1,'draw sawmill','','d9b915d2a1397eeb','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',68,-1,'draw scouting','','f4a296ae5c49e86d','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',69,-1,'draw laboratory','','7a38c91dae86e1f0','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',70,-1,'draw mage-tower','','b4828d4ef6f46f95','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',71,-1,'draw kvass-yard','','e82ae8b6446efce1','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',72,-1,'draw sawmill','','404de9666e39a261','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',73,-1,'reveal laboratory','','311eb48f2084f56d','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',74,-1,'reveal laboratory','','32cd6494091bdb49','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',75,-1,'reveal scouting','','d167ea29413a8494','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',76,-1,'reveal mage-tower','','896841086127a2b1','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',77,-1,'reveal hunters-hut','','564616aaa7b31f20','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',78,-1,'reveal armoury','','805d3234a22500ca','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',79,1,'pass','709b171c-d52f-47b3-866d-c9b76a970838','47233be9ad6513c2','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',80,0,'pass','094dda57-96ad-46ae-97c4-66fa0190e2e8','c7813afdc1500175','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',81,0,'choose sawmill','074db91d-1d37-4a37-b859-13d3c900bdc1','bfe50689b86bdd08','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',82,1,'choose sawmill','e4afa315-dbd1-4877-8547-4ab8734e1001','be2999a5d534c3b6','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',83,1,'apply','c9199c9c-04e4-410f-bf70-73a3070eed9d','f434016a19b9ec67','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',84,0,'apply','6ae6b432-ea2e-49b1-9797-62e3bac14513','fa6b33374c327672','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',85,0,'choose kvass-yard','59906faf-9b88-4eab-849f-dbbfbef94860','2462711ff4853445','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',86,1,'choose armoury','cb3b3f0b-1d41-462c-bb46-4c9b81474d1a','0103ddf7c833211b','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',87,1,'sell wood','372e08ff-a5e4-4b73-8867-bd41d3601737','6dc815bff1532ff9','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',88,1,'buy wood','91481a56-d2f0-4ce6-8d07-c9b8e59e6bc6','cb9dd18674965018','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',89,1,'sell wood','2f36a9ae-d047-44e5-92e1-589e23b873bc','851b7229df6bd6dd','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',90,1,'sell wood','dc0bf164-9961-4e98-b391-ce6b0bde3092','965e983b54718e66','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',91,1,'buy wood','1daded91-ba5c-4c6a-aec4-8c2ff581e44e','63cbec1ef1ab7f6f','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',92,1,'sell wood','03263d84-f2f4-4720-a5a1-cb417dabc9dc','6a3f6dfc4fc01f7b','2026-11-16 09:17:04');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',93,1,'discard-card','31cb1dee-c52b-40cc-a672-5f2785c39772','abc5a89c753784d0','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',94,0,'sell wood','6140a732-414b-4e63-b259-e34b5f46850a','8697c856f84a2529','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',95,0,'buy wood','fdaa7c77-daaf-4fb3-ac25-c1cfa8bd2070','6418805d2eebe67e','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',96,0,'sell wood','ac6c4367-d124-4954-a2ab-f04479a8ec85','c12d6e07213cb333','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',97,0,'sell wood','7a382183-db53-4ab8-8c54-70e7364c91fb','054e0ca470be5846','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',98,0,'buy wood','8147f408-2eaa-42df-bf42-a04166a79c41','8ba078bfc2aac6e8','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',99,0,'sell wood','bc28607a-44c0-4deb-9d03-82b6c722e178','6bae1c31dfa3348c','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',100,0,'discard-card','d3794f27-d61f-4e29-826e-a543a33e1555','efbcc6f9ee0c522d','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',101,0,'choose laboratory','a20a0055-a369-4138-a2fb-ca2e8fb31573','b8c6c9321777bb82','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',102,1,'choose castle','4bb77089-9925-4dbd-999b-ce99fa0a2c59','a753a969bff4346f','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',103,1,'discard-card','c3baccb1-b06f-4510-ace8-d36d929b5b56','600d46dcf375b7ec','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',104,0,'discard-card','829bed8c-579a-493d-9aee-71af40301e22','f534241d31dfd2b7','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',105,0,'choose mage-tower','82a68ddf-f82e-471f-bd0b-eace3e503fd3','3b5ad3b2a560c6a5','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',106,1,'choose castle','9f733c98-d902-40a9-ad7f-f732a3f08eba','b0e1ad3f594b0542','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',107,1,'discard-card','41931d8b-de5c-4b39-a772-08803edfdb59','b0ac833a30e1c42d','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',108,0,'discard-card','c61ad59b-7cd6-4789-bab7-775fe67fea49','2aa712c035e2d19d','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',109,0,'choose scouting','1db777d9-1746-4edd-98bf-eb284e828367','dbc02b59b75b371b','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',110,1,'choose scouting','703fb7c3-ccce-4893-8fd3-31da1be45492','f9d45a9b9a941387','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',111,1,'discard-card','c470b5df-1fb4-4376-b09b-bcd65a6ff7de','00d88ef29072a6b5','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',112,0,'discard-card','a993a365-be37-4558-9daf-5ca83cddf618','1415d8448ea88303','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',113,0,'done','be64b624-f327-432e-b114-b1d8c66e6289','44527e1cd7de7f9a','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',114,1,'done','13ba27a6-852c-4985-a5a1-33199361e961','8bc2ddf6a421a185','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',115,-1,'draw castle','','973b2fb07099ff0f','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',116,-1,'draw crystal-mine','','e20513a12ce06e22','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',117,-1,'draw mage-tower','','d35e4f477a1b0849','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',118,-1,'draw sawmill','','450832295318d20c','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',119,-1,'draw bakery-mill','','6fd106d4f910af3d','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',120,-1,'draw farm','','fee68ced30f6647b','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',121,-1,'draw bakery-mill','','11d4892193d9fa70','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',122,-1,'draw charcoal-burner','','680f2558e89dc3b8','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',123,-1,'draw ore-works','','09dcebb61dd25243','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',124,-1,'draw hunters-hut','','e2c9a0a7a7050dc2','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',125,-1,'reveal mage-tower','','d4f3c1aadacc2a4e','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',126,-1,'reveal hunters-hut','','d0bade58cda0e1d2','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',127,-1,'reveal hunters-hut','','2a8e2b83a0f13035','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',128,-1,'reveal charcoal-burner','','0934c29e2f8d5063','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',129,-1,'reveal rebuilding','','3213fdb0dc93dc6d','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',130,-1,'reveal crystal-mine','','4351692dafc8bbfd','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',131,1,'pass','bc4d3224-a2de-4516-ba82-7cab07e8b190','41280f6a80c16447','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',132,0,'pass','71f121f4-5f3b-4fc9-a2df-d407debd319a','2f11c850d1d20ac2','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',133,0,'choose farm','21905ef1-53b3-47f3-8273-8137750d9862','3823a15117118f7e','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',134,1,'choose sawmill','2fc942e8-5276-41af-a63b-6cef2b64102d','6adb29dd15e278f9','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',135,1,'apply','9b7c5cbd-c33a-47e0-bc1e-c71c94aa07b6','aed3eed88094b5c3','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',136,0,'apply','50ca50ca-a074-4a64-bfe8-ef41efb0b289','30138c117ab7a6ac','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',137,0,'choose charcoal-burner','5f3f7b5d-6369-43e8-ac81-91db6af39b78','3d94b2352a4a46df','2026-11-16 09:17:05');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',138,1,'choose bakery-mill','a56a108f-ead2-4fc0-926d-ee600bba6002','02822b97dae93ad0','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',139,1,'sell wood','fa2f8142-7a55-4737-b4f6-42fe2d703591','1ea8858de5955cf3','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',140,1,'buy wood','eb1a3268-dced-4a7c-8ce5-e3a03040a7ee','e869606ebe563f32','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',141,1,'sell wood','b94b78a1-6be0-44b8-aa98-b3db7e3ab800','631a8ab1492a4c1a','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',142,1,'sell wood','b9da854e-2557-4df6-be98-04a4dfc2ee4c','557644a1b5957fa6','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',143,1,'buy wood','325b439c-7b18-4ba4-adc7-018cd4dda859','b70bdf05f3efaef1','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',144,1,'sell wood','28425e65-4cea-487f-9699-e171b508f62c','0cf11b39de40b17a','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',145,1,'discard-card','fcbac844-05bb-46a9-ae6c-3d445ffa5993','52e1b9c36cb40b04','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',146,0,'sell wheat','49fb657b-a966-4030-a4d4-87581ddd2b65','61a16c9f901ed524','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',147,0,'buy wood','1aee42fd-8d43-4843-bb4a-4388acaa4918','c810c401c49e193e','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',148,0,'sell wood','29af5ac7-858f-494b-962d-0973f3aecb68','b0ee7e25db003150','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',149,0,'sell wheat','160cf532-5146-4190-9d3c-87ffbf395844','7f86c5ca570c0ad8','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',150,0,'buy wood','c5cdc09d-e01c-424f-aa38-96b78c338228','1bbf83e26da15cd5','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',151,0,'sell wood','9c465f4a-a4c8-4a2d-87d8-765e5a5c4040','45893b352817d388','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',152,0,'discard-card','dcd8e312-d4de-44d6-b54a-72583275ad98','590215791a375a3d','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',153,0,'choose hunters-hut','27666483-f804-43ca-9f58-100a29f183a8','41dd860369242b36','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',154,1,'choose crystal-mine','74624b9c-3c9c-4082-a307-c09c2c7f1a2d','17cc0566529ba1be','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',155,1,'discard-card','3f93dc9a-096a-40ab-9755-a35a54a5aab7','ca00a5e0ea252a53','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',156,0,'discard-card','4a3767d7-452f-4ccd-9bf4-fb4026fc9a6d','2304b541173a1527','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',157,0,'choose bakery-mill','c59788ae-9f21-47b6-90a5-156626ee5361','b1fedbba54b5575d','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',158,1,'choose castle','6c24034e-4d69-4165-b95d-e89ce2868490','5e572d6b234e2986','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',159,1,'discard-card','06adf71c-d8ef-4759-b462-f2b0e28063a7','1ec6f6af741bf38b','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',160,0,'discard-card','7469fd02-0932-4cab-b1ba-24b2eaa422ef','1383286fd4ff94f7','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',161,0,'choose ore-works','7808f1ed-5fe6-4314-9830-55ad8adb5c99','0b05b3a34169fa9f','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',162,1,'choose mage-tower','04310106-41c0-406b-9a1f-fbca657d4366','2fb1ee0b4670fd16','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',163,1,'discard-card','71009827-fb99-4a0c-a191-80ed9b39d5bc','f4374eb4aa0386fd','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',164,0,'discard-card','02a20722-087a-41b6-946c-b3ef6819f564','45d90fda8c471781','2026-11-16 09:17:06');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',165,0,'done','622311dc-1bf5-446d-8cba-69c4c9050c27','eaa0729b76864ccd','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',166,1,'done','69bada5a-7e15-4c50-bdd1-7687f30d1cc0','dc2a483d02ab9c2c','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',167,-1,'draw sawmill','','c58180edc137896a','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',168,-1,'draw sawmill','','61e4ad7d1a91cae6','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',169,-1,'draw ore-works','','83bba2a68c63037d','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',170,-1,'draw castle','','0157bd663d699f77','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',171,-1,'draw bakery-mill','','07a0f1f90e4bde98','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',172,-1,'draw farm','','030ff7fd399d118c','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',173,-1,'draw crystal-mine','','393e00ac10065d96','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',174,-1,'draw hunters-hut','','91038905a96a2f7a','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',175,-1,'draw crystal-mine','','58afd7eb5d3cedb7','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',176,-1,'draw rebuilding','','bf48233a648f25c4','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',177,-1,'reveal kvass-yard','','c988ce719c619eee','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',178,-1,'reveal rebuilding','','926b2a4a812745f3','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',179,-1,'reveal laboratory','','be772a6fedf44424','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',180,-1,'reveal kvass-yard','','b6e79af7b95a5ed3','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',181,-1,'reveal farm','','bc9d8d5902cf4a51','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',182,-1,'reveal ore-works','','234d465af2585580','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',183,1,'pass','4819ad68-d2c6-4023-a833-b7531a63401d','8cd1127072e9edab','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',184,0,'pass','073b3b3d-c8ad-47aa-af92-0f039cbc71ce','e4902a19b4fb99d2','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',185,0,'choose farm','54f77a1b-7c9a-4ab1-958e-abf7522511d4','86ba3897a14c24df','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',186,1,'choose sawmill','4a3df79f-b187-4a0f-9540-f6b7599a988f','dfbe9c977638cdfd','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',187,1,'apply','6321c7c8-2e60-4ee8-8c73-2f11ede30add','0c1813bc9da5b3fe','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',188,0,'apply','a74afd5b-58a9-48b2-b9f6-1c0b9b6bf2fb','47a8df89a9aefbc4','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',189,0,'choose hunters-hut','10f02cf3-7594-449d-a506-8cab5dbd50a4','fcb011aba6081293','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',190,1,'choose sawmill','16c93466-221d-4661-be2e-b54a0ca7b8d3','cb5ff4b0cf3e1c46','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',191,1,'sell wood','827ab324-e1de-4f7d-98fb-83c5bcb9072f','781aa86301578b2b','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',192,1,'buy wood','b56eac60-c81f-4bc9-a00d-bbead7a71cc3','6b20ee366dd38e6d','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',193,1,'sell wood','df3de788-bdcd-448f-a6a7-9fea822e42b8','449b5689f6c2609f','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',194,1,'sell wood','9b111f94-e019-418c-8684-d808ebbcea02','cd35327c158ac0d7','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',195,1,'buy wood','128fcf46-a878-4135-86e0-ccea2fbd0cee','c61253f4c3713fad','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',196,1,'sell wood','601aa826-9aa9-425b-b1b2-3192c65b01b0','f0e41d1caa81f78a','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',197,1,'apply','9f6e46b4-9777-4236-bc80-b44ba601e741','4460ee19aa8d102d','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',198,0,'sell wood','d152eaf8-e50d-4086-9ff4-7f5a088b9078','4abeb87f7d90b6c8','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',199,0,'buy wood','07a324d4-3f28-413d-abe0-1d4638188e4f','e566b396af995d03','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',200,0,'sell wood','db3542fc-9888-47f4-8ecc-5301b8e014da','bba68be1e449ea3b','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',201,0,'sell wheat','ed47a654-f5e7-4851-9353-76c7571b14c0','7bf2af77386a9fcd','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',202,0,'buy wood','b399985c-af0b-4117-b414-cac8f99f4d32','d84f8aefac011dda','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',203,0,'sell wood','6e60a16a-f61f-4937-bf1a-36d93008922f','69908f3e351929c0','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',204,0,'sell wheat','ed918a30-6a7e-41fd-9003-a4d4047bd40e','7302cd0cac2b83aa','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',205,0,'buy wood','eea8ae54-277c-4182-97b2-510601cd2619','112623bb1601ed9b','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',206,0,'sell wood','8b29ff16-6998-4bc7-99a0-8fae0b494537','9603c74c52aa213c','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',207,0,'discard-card','97904375-673c-441d-926e-ba69b6d75fc9','1dc3411b27f7913b','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',208,0,'choose crystal-mine','ebc3c038-2820-4b37-961b-a367b972339a','98c23bef1c0601bb','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',209,1,'choose bakery-mill','e0d5a440-e83e-40d8-b724-26af4e405a9d','33dbde8e44e288e4','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',210,1,'sell wood','1ca5d26c-1251-4f24-97e3-1c21ac859103','1329f4806b65e598','2026-11-16 09:17:07');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',211,1,'buy wood','14728392-a7de-4d6a-b60b-9293a4124096','827bb63c859cf386','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',212,1,'sell wood','5a83c2e6-67b6-47de-ba5a-ab28404a4f46','83554080efc06cf2','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',213,1,'sell wood','4d856dbf-d27e-40e5-abc1-2e94150faac6','5c89babc49100dfa','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',214,1,'buy wood','69eeffcf-6d23-4098-ac73-612df308b361','c6630d808faf4ba0','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',215,1,'sell wood','b929359c-270b-4d29-b371-0329d6273e1a','d91a6e4dcc1fec2c','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',216,1,'sell wood','3068819e-e6cc-4e48-b8f0-a7eb6f8149b4','1c298cc2dd263461','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',217,1,'buy wood','432fa972-ab4e-42d0-a3a8-f3b671b6c916','6b0645d36522d2ae','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',218,1,'sell wood','c11af16f-04a9-4b15-8438-f356e1aa5278','d3100be0434513a7','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',219,1,'discard-card','1c58de84-a7ec-4a97-8e09-4ed619ebafab','c18bb483f51c6fc6','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',220,0,'discard-card','6e157498-0f22-4f3d-b1b3-ca5623012209','8e734782b37b7def','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',221,0,'choose crystal-mine','768036d5-8413-459b-a854-d77debf8e0e5','e22bbdb5c4076d47','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',222,1,'choose ore-works','04a30b2e-e330-426d-8e6f-645b44680664','d963e14741aae1f5','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',223,1,'discard-card','b0d06600-2703-4b3a-8245-2b020d16e441','a37c12ee60891fe2','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',224,0,'discard-card','d82ede71-b2de-4b2b-a5ef-b4d9e22ddb7d','ffb61825b4294dc7','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',225,0,'choose rebuilding','6249bc2f-d8ec-4234-bdc4-d1a5188147fb','64cceaa7cbb53212','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',226,1,'choose castle','0b407b97-78f8-4877-8242-1a705ddb59bd','f4605476d3299afb','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',227,0,'rebuild farm','cbba5369-744c-4297-82eb-8d67fe2ffeeb','f3f39517859e95b8','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',228,1,'discard-card','389ca705-8919-48cc-a882-10cb864a5653','1ebabf613e4ee8ab','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',229,0,'choose farm','00f7fbad-a6cb-4f87-bfc0-7a6764606865','3466a69a55ecee3a','2026-11-16 09:17:08');
INSERT INTO "entries" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',230,0,'apply','249f5cab-632d-41a2-8aea-17f53d15aef8','648187ee04dbf3fb','2026-11-16 09:17:08');
CREATE TABLE keys (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            key_hash TEXT NOT NULL,
            PRIMARY KEY (table_id, key_hash)
        ) STRICT;
INSERT INTO "keys" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',0,'01ef6ab7bf6b6a6974794c9b3a4b8f30d3520cca945dd6fc4823dae5ea525d91');
INSERT INTO "keys" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',1,'4b7cf9a6ef23e8d9a0812d7999b3675987356bd46ad89981c486d2cd22bfc169');
INSERT INTO "keys" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',0,'fdf6f1fad24383f305e08daf6314fb6740d122403b9448a87156908984ab3c72');
INSERT INTO "keys" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',1,'7133fcd8fd74250e6718fcf1f2f88609de95777b9c47b69719a35cbe49b09bfc');
INSERT INTO "keys" VALUES('briar-hwwgg-5wbkc-mwn0m-pwgrt',0,'9a32b1dffc6944a753aad9b3383f3ab051208282ff0af2218ffc3694de5accb7');
CREATE TABLE requests (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            what TEXT NOT NULL,
            id_hash TEXT NOT NULL,
            body_hash TEXT NOT NULL,
            PRIMARY KEY (table_id, id_hash)
        ) STRICT;
INSERT INTO "requests" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',0,'create','883b20b734552292bfc54a7a819578e80b501720e00a6b52f6896dbaf129be46','1ae049c3e99dc5ed123e06f295205cd9cd346efe80664122170cc907bfb739b6');
INSERT INTO "requests" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',1,'join','ebc64c03ac7b52469ce649250e6244e3e46c006919326e305e8d84e2cf703d50','707e8941c444d9bc36f984e262ff70498d129280ddf748d632efa73c94144a01');
INSERT INTO "requests" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',0,'create','44a5762cf276546da00a2c91f96f9e79521625dec8d5b49976ac53103e65ca4f','3999024ee10626c3f5532091668159c16748d5e04bf966a7af805c5e55ce9c5a');
INSERT INTO "requests" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',1,'join','fbb45587257a3842e6d8f2fdd5ae8ed20ae9a9f3b317d6984255d0f85657536f','707e8941c444d9bc36f984e262ff70498d129280ddf748d632efa73c94144a01');
INSERT INTO "requests" VALUES('briar-hwwgg-5wbkc-mwn0m-pwgrt',0,'create','50599ccc73998f2b82876e9c710829bb80dd038a29a6eb477825e357b4874781','1ae049c3e99dc5ed123e06f295205cd9cd346efe80664122170cc907bfb739b6');
CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            bot TEXT NOT NULL,
            code_hash TEXT NOT NULL, seal TEXT NOT NULL DEFAULT '', nonce TEXT NOT NULL DEFAULT '', awaited INTEGER NOT NULL DEFAULT 0, stand_in TEXT NOT NULL DEFAULT '', resigned INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (table_id, seat)
        ) STRICT;
INSERT INTO "seats" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',0,'human','Anna','','75d66dda7e27260276d55feda2d6bad5f463681aee1a1874377042b2b932e46f','','',0,'',0);
INSERT INTO "seats" VALUES('fig-af1et-y7jeh-5b65e-r6qhb',1,'human','Boris','','355796b4c295c652bb4d7f8cc5121b7cabe293197f70cc3a257c1c5f3dc849c9','','',0,'',0);
INSERT INTO "seats" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',0,'human','Anna','','95c24896697cb346b91b7f63feb91c0c20c16bd27497adb13d61519b98285daa','','',0,'',0);
INSERT INTO "seats" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd',1,'human','Boris','','edc86852dfb7214600fc0dbeb84e81a9e6a9398967494ed2e89ffb60373ffc38','','',0,'',0);
INSERT INTO "seats" VALUES('briar-hwwgg-5wbkc-mwn0m-pwgrt',0,'human','Anna','','9339ebac671047c69c8f6d0eb2da3adc4404a24a17685ef984eec6a54d4e8e50','','',0,'',0);
INSERT INTO "seats" VALUES('briar-hwwgg-5wbkc-mwn0m-pwgrt',1,'open','','','','','',0,'',0);
CREATE TABLE secrets (
            name TEXT PRIMARY KEY,
            value BLOB NOT NULL
        ) STRICT;
INSERT INTO "secrets" VALUES('requests',X'CABACAC18EE378C9FA55D7C915B5E74EF1194B62C0D16B2B57B8D0A442D9C22C');
CREATE TABLE standings (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        waiting TEXT NOT NULL,
        since REAL NOT NULL,
        clocks TEXT NOT NULL
    ) STRICT;
INSERT INTO "standings" VALUES('fig-af1et-y7jeh-5b65e-r6qhb','[1]',1794820622.108,'');
INSERT INTO "standings" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd','[]',1794820628.584,'{"hands": [[259200.0, null], [259200.0, null]], "marks": [[191, [[259200.0, null], [259200.0, 6.477]]], [192, [[259200.0, null], [259200.0, 6.501]]], [193, [[259200.0, null], [259200.0, 6.537]]], [194, [[259200.0, null], [259200.0, 6.562]]], [195, [[259200.0, null], [259200.0, 6.583]]], [196, [[259200.0, null], [259200.0, 6.625]]], [197, [[259200.0, null], [259200.0, 6.645]]], [198, [[259200.0, 6.681], [259200.0, null]]], [199, [[259200.0, 6.705], [259200.0, null]]], [200, [[259200.0, 6.73], [259200.0, null]]], [201, [[259200.0, 6.773], [259200.0, null]]], [202, [[259200.0, 6.805], [259200.0, null]]], [203, [[259200.0, 6.837], [259200.0, null]]], [204, [[259200.0, 6.883], [259200.0, null]]], [205, [[259200.0, 6.917], [259200.0, null]]], [206, [[259200.0, 6.953], [259200.0, null]]], [207, [[259200.0, 6.985], [259200.0, null]]], [208, [[259200.0, 7.013], [259200.0, 7.013]]], [209, [[259200.0, null], [259200.0, 7.013]]], [210, [[259200.0, null], [259200.0, 7.084]]], [211, [[259200.0, null], [259200.0, 7.099]]], [212, [[259200.0, null], [259200.0, 7.126]]], [213, [[259200.0, null], [259200.0, 7.169]]], [214, [[259200.0, null], [259200.0, 7.197]]], [215, [[259200.0, null], [259200.0, 7.229]]], [216, [[259200.0, null], [259200.0, 7.245]]], [217, [[259200.0, null], [259200.0, 7.285]]], [218, [[259200.0, null], [259200.0, 7.321]]], [219, [[259200.0, null], [259200.0, 7.361]]], [220, [[259200.0, 7.393], [259200.0, null]]], [221, [[259200.0, 7.418], [259200.0, 7.418]]], [222, [[259200.0, null], [259200.0, 7.418]]], [223, [[259200.0, null], [259200.0, 7.487]]], [224, [[259200.0, 7.513], [259200.0, null]]], [225, [[259200.0, 7.549], [259200.0, 7.549]]], [226, [[259200.0, null], [259200.0, 7.549]]], [227, [[259200.0, 7.609], [259200.0, null]]], [228, [[259200.0, null], [259200.0, 7.612]]], [229, [[259200.0, 7.661], [259200.0, null]]], [230, [[259200.0, 7.697], [259200.0, null]]]]}');
CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            modules TEXT NOT NULL,
            options TEXT NOT NULL,
            seed BLOB NOT NULL,
            creator INTEGER NOT NULL,
            started INTEGER NOT NULL DEFAULT 0,
            rematch TEXT,
            created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
        , versions TEXT NOT NULL DEFAULT '', edition TEXT NOT NULL DEFAULT '', touched_at TEXT NOT NULL DEFAULT '', over INTEGER, ended_at TEXT, public INTEGER NOT NULL DEFAULT 0, clock TEXT NOT NULL DEFAULT '', points INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO "tables" VALUES('fig-af1et-y7jeh-5b65e-r6qhb','artificium','["base"]','{}',X'A1D53FDFB9B4AC036D042850451CFD1FB41790B2ACB9BC7324CAA88F6B35D8D0',0,1,NULL,'2026-11-16 09:17:01','2','','2026-11-16 09:17:02',0,NULL,0,'',1);
INSERT INTO "tables" VALUES('ivy-ew7cj-a67zn-ak8rc-9w7bd','artificium','["base"]','{}',X'2DEC44E6A99978B274BDB6609CA0250927572ACDF021BDA70534F5A6A45E0C69',0,1,NULL,'2026-11-16 09:17:02','2','','2026-11-16 09:17:08',1,NULL,0,'{"kind": "days", "seconds": 259200, "increment": 0, "bot": null}',0);
INSERT INTO "tables" VALUES('briar-hwwgg-5wbkc-mwn0m-pwgrt','artificium','["base"]','{}',X'C4B842F83C52B25621D44DCA9B6B12340DE82E5BA8C0352C9C79EC804DA5F632',0,0,NULL,'2026-11-16 09:17:08','2','','2026-11-16 09:17:08',0,NULL,0,'',1);
CREATE TABLE talk (
        k INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        text TEXT NOT NULL,
        id TEXT NOT NULL
    ) STRICT;
CREATE INDEX tables_touched ON tables (touched_at);
CREATE INDEX tables_public ON tables (public) WHERE public = 1;
CREATE INDEX talk_of_table ON talk (table_id);
COMMIT;
PRAGMA user_version = 8;
